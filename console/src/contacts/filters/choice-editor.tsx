import { getChoices } from '@gable/shared/contacts/filter.ts'
import { useId, useState } from 'react'
import { Checkbox } from '../../design/inputs/checkbox.tsx'
import { TextInput } from '../../design/inputs/text-input.tsx'
import { EditorForm } from './editor-form.tsx'
import type { OperatorEditorProps } from './filter-editor.tsx'
import { putSelectedFirst, searchOptions } from './offered-options.ts'

export function ChoiceEditor({ field, filter, operator, onApply }: OperatorEditorProps) {
  const [selected, setSelected] = useState<readonly string[]>(filter ? getChoices(filter) : [])
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const isNot = operator === 'IS_NOT'
  const id = useId()
  // The order is fixed when the editor opens, so that options do not jump while they are checked.
  const [options] = useState(() => putSelectedFirst(field.options ?? [], selected))
  const matches = searchOptions(options, text)

  const toggle = (value: string, on: boolean) => {
    setError(undefined)
    setSelected(on ? [...selected, value] : selected.filter((item) => item !== value))
  }
  const apply = () => {
    if (selected.length === 0) setError('Please choose at least one')
    else if (selected.length > choiceMaximum) setError(`Please choose at most ${choiceMaximum}`)
    else onApply(isNot ? { key: field.key, noneOf: [...selected] } : { key: field.key, anyOf: [...selected] })
  }

  return (
    <EditorForm label={`${field.label} is ${isNot ? 'none' : 'any'} of`} error={error} onSubmit={apply}>
      {options.length > searchThreshold && (
        <TextInput
          type="search"
          aria-label={`Search ${field.label}`}
          placeholder="Search…"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ul className="-mx-1 max-h-56 overflow-y-auto px-1">
        {matches.slice(0, visibleMaximum).map(({ value, label }, index) => (
          <li key={value}>
            <label
              htmlFor={`${id}-${index}`}
              className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-1 text-table hover:bg-hover touch:min-h-11"
            >
              <Checkbox id={`${id}-${index}`} checked={selected.includes(value)} onChange={(on) => toggle(value, on)} />
              <bdi className="min-w-0 truncate">{label}</bdi>
            </label>
          </li>
        ))}
      </ul>
      {matches.length === 0 && (
        <p className="text-muted text-table">{options.length === 0 ? 'No options yet' : 'No options found'}</p>
      )}
      {matches.length > visibleMaximum && <p className="text-label text-muted">Type to find more options</p>}
    </EditorForm>
  )
}

const choiceMaximum = 50
const searchThreshold = 8
const visibleMaximum = 100
