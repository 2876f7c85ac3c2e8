import type { FilterField } from '@gable/shared/contacts/filter.ts'
import { useState } from 'react'
import { Field, type FieldControl } from '../../design/inputs/field.tsx'
import { MoneyInput } from '../../design/inputs/money-input.tsx'
import { NumberInput } from '../../design/inputs/number-input.tsx'
import { TextInput } from '../../design/inputs/text-input.tsx'
import { EditorForm } from './editor-form.tsx'
import type { OperatorEditorProps } from './filter-editor.tsx'
import { createRangeFilter, type RangeBound, validateRange } from './range-filter.ts'

export function RangeEditor({ field, filter, onApply }: OperatorEditorProps) {
  const range = filter && ('from' in filter || 'till' in filter) ? filter : undefined
  const [from, setFrom] = useState<RangeBound>(range?.from ?? null)
  const [till, setTill] = useState<RangeBound>(range?.till ?? null)
  const [error, setError] = useState<string>()
  const labels = field.kind === 'DATE' ? { from: 'From', till: 'Until' } : { from: 'At least', till: 'At most' }

  const apply = () => {
    const rangeError = validateRange(field.kind, from, till)
    setError(rangeError)
    if (!rangeError) onApply(createRangeFilter(field.key, from, till))
  }
  return (
    <EditorForm label={field.label} error={error} onSubmit={apply}>
      <Field label={labels.from}>
        {(control) => <BoundInput kind={field.kind} value={from} onChange={setFrom} control={control} />}
      </Field>
      <Field label={labels.till}>
        {(control) => <BoundInput kind={field.kind} value={till} onChange={setTill} control={control} />}
      </Field>
    </EditorForm>
  )
}

interface BoundInputProps {
  kind: FilterField['kind']
  value: RangeBound
  onChange: (value: RangeBound) => void
  control: FieldControl
}

function BoundInput({ kind, value, onChange, control }: BoundInputProps) {
  if (kind === 'DATE') {
    const day = typeof value === 'string' ? value : ''
    return (
      <TextInput
        {...control}
        type="date"
        min="1900-01-01"
        max="2999-12-31"
        value={day}
        onChange={(event) => onChange(event.target.value || null)}
      />
    )
  }
  const number = typeof value === 'number' ? value : null
  const Input = kind === 'MONEY' ? MoneyInput : NumberInput
  return <Input {...control} value={number} onChange={onChange} />
}
