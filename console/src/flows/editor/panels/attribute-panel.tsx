import { contactAttributePrefix, type FilterField } from '@gable/shared/contacts/filter.ts'
import { findContactAttribute } from '@gable/shared/flows/names.ts'
import type { StepOf } from '@gable/shared/flows/step.ts'
import { Button } from '../../../design/inputs/button.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { MoneyInput } from '../../../design/inputs/money-input.tsx'
import { NumberInput } from '../../../design/inputs/number-input.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { TextInput } from '../../../design/inputs/text-input.tsx'
import { useAccountPath } from '../../../platform/account.ts'
import { useFlowEditor } from '../use-flow-editor.ts'
import type { StepPanelProps } from './step-panel.tsx'

export function AttributePanel({ step, onChange }: StepPanelProps<StepOf<'SET_ATTRIBUTE'>>) {
  const { references } = useFlowEditor()
  const pathTo = useAccountPath()
  const fields = references.fields.filter(({ key }) => key.startsWith(contactAttributePrefix))
  const field = findContactAttribute(references, step.key)
  if (fields.length === 0)
    return (
      <div className="space-y-3">
        <p className="text-muted">There are no custom fields for contacts yet.</p>
        <Button to={pathTo('settings/attributes')}>Add custom fields</Button>
      </div>
    )
  return (
    <>
      <Field label="Custom Field" required>
        {(control) => (
          <Select
            {...control}
            value={step.key || null}
            options={fields.map(({ key, label }) => ({ value: key.slice(contactAttributePrefix.length), label }))}
            onChange={(key) => onChange({ key, value: null })}
          />
        )}
      </Field>
      {field && <ValueField field={field} value={step.value} onChange={(value) => onChange({ value }, 'value')} />}
    </>
  )
}

interface ValueFieldProps {
  field: FilterField
  value: unknown
  onChange: (value: unknown) => void
}

function ValueField({ field, value, onChange }: ValueFieldProps) {
  return (
    <Field label="Value" hint="Leave it empty to clear the field.">
      {(control) => {
        switch (field.kind) {
          case 'CHOICE':
          case 'YES_NO':
            return (
              <Select
                {...control}
                value={value === null || value === undefined ? cleared : String(value)}
                options={[{ value: cleared, label: 'Clear the field' }, ...listChoices(field)]}
                onChange={(next) =>
                  onChange(next === cleared ? null : field.kind === 'YES_NO' ? next === 'true' : next)
                }
              />
            )
          case 'NUMBER':
            return (
              <NumberInput
                {...control}
                value={typeof value === 'number' ? value : null}
                onChange={(number) => (number === null || Number.isFinite(number)) && onChange(number)}
              />
            )
          case 'MONEY':
            return (
              <MoneyInput
                {...control}
                value={typeof value === 'number' ? value : null}
                onChange={(cents) => (cents === null || Number.isFinite(cents)) && onChange(cents)}
              />
            )
          default:
            return (
              <TextInput
                {...control}
                type={field.kind === 'DATE' ? 'date' : 'text'}
                maxLength={500}
                value={typeof value === 'string' ? value : ''}
                onChange={(event) => onChange(event.target.value || null)}
              />
            )
        }
      }}
    </Field>
  )
}

const cleared = ''

const listChoices = (field: FilterField) =>
  field.kind === 'YES_NO'
    ? [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ]
    : (field.options ?? [])
