import { useState } from 'react'
import { Field } from '../../design/inputs/field.tsx'
import { NumberInput } from '../../design/inputs/number-input.tsx'
import { EditorForm } from './editor-form.tsx'
import type { OperatorEditorProps } from './filter-editor.tsx'

/** Days relative to today, which stay relative where the filter is saved. */
export function DaysEditor({ field, filter, operator, onApply }: OperatorEditorProps) {
  const [days, setDays] = useState<number | null>(() => getDays(filter) ?? 30)
  const [error, setError] = useState<string>()
  const isNot = operator === 'NOT_IN_LAST_DAYS'
  const apply = () => {
    if (days === null || !Number.isInteger(days) || days < 1 || days > dayMaximum)
      setError(`Please enter a whole number of days from 1 to ${dayMaximum.toLocaleString('en-US')}`)
    else onApply(isNot ? { key: field.key, notInLastDays: days } : { key: field.key, inLastDays: days })
  }
  return (
    <EditorForm label={`${field.label} is ${isNot ? 'not ' : ''}in the last days`} error={error} onSubmit={apply}>
      <Field label="Days" hint="Counts today. A saved segment moves along with the calendar.">
        {(control) => <NumberInput {...control} value={days} onChange={setDays} />}
      </Field>
    </EditorForm>
  )
}

function getDays(filter: OperatorEditorProps['filter']): number | undefined {
  if (filter && 'inLastDays' in filter) return filter.inLastDays
  return filter && 'notInLastDays' in filter ? filter.notInLastDays : undefined
}

const dayMaximum = 3650
