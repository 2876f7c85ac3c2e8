import { useId, useState } from 'react'
import { Checkbox } from '../../design/inputs/checkbox.tsx'
import { TextInput } from '../../design/inputs/text-input.tsx'
import { EditorForm } from './editor-form.tsx'
import type { FilterEditorProps } from './filter-editor.tsx'
import { offeredOptions, optionsLike } from './offered-options.ts'

export function ChoiceEditor({ field, filter, onApply }: FilterEditorProps) {
  const [chosen, setChosen] = useState<readonly string[]>(filter && 'anyOf' in filter ? filter.anyOf : [])
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const id = useId()
  // Those that were chosen before stand first, and stay there while one chooses.
  const [options] = useState(() => offeredOptions(field.options ?? [], chosen))
  const found = optionsLike(options, text)

  const choose = (value: string, on: boolean) => {
    setFault(undefined)
    setChosen(on ? [...chosen, value] : chosen.filter((one) => one !== value))
  }
  const apply = () => {
    if (chosen.length === 0) setFault('Please choose at least one')
    else if (chosen.length > choiceMaximum) setFault(`Please choose at most ${choiceMaximum}`)
    else onApply({ key: field.key, anyOf: [...chosen] })
  }

  return (
    <EditorForm label={`${field.label} is any of`} fault={fault} onSubmit={apply}>
      {options.length > fewOptions && (
        <TextInput
          type="search"
          aria-label={`Search ${field.label}`}
          placeholder="Search…"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ul className="-mx-1 max-h-56 overflow-y-auto px-1">
        {found.slice(0, shownAtOnce).map(({ value, label }, index) => (
          <li key={value}>
            <label
              htmlFor={`${id}-${index}`}
              className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-1 text-table hover:bg-hover touch:min-h-11"
            >
              <Checkbox id={`${id}-${index}`} checked={chosen.includes(value)} onChange={(on) => choose(value, on)} />
              <bdi className="min-w-0 truncate">{label}</bdi>
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="text-muted text-table">
          {options.length === 0 ? 'There is nothing to choose yet' : 'Nothing found'}
        </p>
      )}
      {found.length > shownAtOnce && <p className="text-label text-muted">Type to find more</p>}
    </EditorForm>
  )
}

const choiceMaximum = 50
const fewOptions = 8
const shownAtOnce = 100
