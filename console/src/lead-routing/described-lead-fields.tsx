import type { DescribedLead, RoutingFilterConfig } from '@gable/shared/lead-routing/rule.ts'
import { Field } from '../design/inputs/field.tsx'
import { MoneyInput } from '../design/inputs/money-input.tsx'
import { Select } from '../design/inputs/select.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'

interface DescribedLeadFieldsProps {
  value: DescribedLead
  config: RoutingFilterConfig
  onChange: (value: DescribedLead) => void
}

/** What rules look at, to be filled in by hand. */
export function DescribedLeadFields({ value, config: { fields, agents }, onChange }: DescribedLeadFieldsProps) {
  const listOptions = (key: string) => fields.find((field) => field.key === key)?.options ?? []
  const renderChoice = <Key extends keyof DescribedLead>(label: string, name: Key, options: readonly Choice[]) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={String(value[name] ?? anyValue)}
          options={options}
          onChange={(next) => onChange({ ...value, [name]: next === anyValue ? null : next })}
        />
      )}
    </Field>
  )
  const renderText = (label: string, name: 'city' | 'zip', maxLength: number) => (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={maxLength}
          value={value[name]}
          onChange={(event) => onChange({ ...value, [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {renderChoice('Lead Type', 'leadType', listOptions('leadType'))}
      {renderChoice('Source', 'source', listOptions('source'))}
      {renderChoice('Form', 'formId', [{ value: anyValue, label: 'Unknown' }, ...listOptions('form')])}
      {renderChoice('Widget or Landing Page', 'assetId', [
        { value: anyValue, label: 'Unknown' },
        ...listOptions('asset'),
      ])}
      {renderText('City', 'city', 80)}
      {renderText('ZIP Code', 'zip', 10)}
      <Field label="Value">
        {(control) => (
          <MoneyInput
            {...control}
            value={value.valueCents}
            onChange={(valueCents) => onChange({ ...value, valueCents })}
          />
        )}
      </Field>
      {renderChoice('Language', 'language', listOptions('language'))}
      {renderChoice('Contact Owner', 'ownerId', [
        { value: anyValue, label: 'No owner' },
        ...agents.map(({ _id, fullName }) => ({ value: _id, label: fullName })),
      ])}
    </div>
  )
}

interface Choice {
  value: string
  label: string
}

const anyValue = 'ANY'
