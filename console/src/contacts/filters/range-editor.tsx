import type { FilterField } from '@gable/shared/contacts/filter.ts'
import { useState } from 'react'
import { Field, type FieldControl } from '../../design/inputs/field.tsx'
import { MoneyInput } from '../../design/inputs/money-input.tsx'
import { NumberInput } from '../../design/inputs/number-input.tsx'
import { TextInput } from '../../design/inputs/text-input.tsx'
import { EditorForm } from './editor-form.tsx'
import type { FilterEditorProps } from './filter-editor.tsx'
import { type End, faultOfEnds, rangeFilter } from './range-filter.ts'

export function RangeEditor({ field, filter, onApply }: FilterEditorProps) {
  const before = filter && ('from' in filter || 'till' in filter) ? filter : undefined
  const [from, setFrom] = useState<End>(before?.from ?? null)
  const [till, setTill] = useState<End>(before?.till ?? null)
  const [fault, setFault] = useState<string>()
  const words = field.kind === 'DATE' ? { from: 'From', till: 'Until' } : { from: 'At least', till: 'At most' }

  const apply = () => {
    const wrong = faultOfEnds(field.kind, from, till)
    setFault(wrong)
    if (!wrong) onApply(rangeFilter(field.key, from, till))
  }
  return (
    <EditorForm label={field.label} fault={fault} onSubmit={apply}>
      <Field label={words.from}>
        {(control) => <EndInput kind={field.kind} value={from} onChange={setFrom} control={control} />}
      </Field>
      <Field label={words.till}>
        {(control) => <EndInput kind={field.kind} value={till} onChange={setTill} control={control} />}
      </Field>
    </EditorForm>
  )
}

interface EndInputProps {
  kind: FilterField['kind']
  value: End
  onChange: (value: End) => void
  control: FieldControl
}

function EndInput({ kind, value, onChange, control }: EndInputProps) {
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
