import { type ContactFilter, type FilterField, filterMaximum } from '@gable/shared/contacts/filter.ts'
import { useRef, useState } from 'react'
import { AddFilter } from './add-filter.tsx'
import { FilterChip } from './filter-chip.tsx'

interface FilterBuilderProps {
  /** The fields to filter by; empty while they load. */
  fields: readonly FilterField[]
  value: readonly ContactFilter[]
  onChange: (filters: ContactFilter[]) => void
}

/** Edits a list of filters; a contact must match all of them. */
export function FilterBuilder({ fields, value, onChange }: FilterBuilderProps) {
  const [adding, setAdding] = useState<FilterField>()
  const list = useRef<HTMLUListElement>(null)
  const findField = ({ key }: ContactFilter) => fields.find((field) => field.key === key)

  // The pressed button disappears with its chip, so the focus moves to the next one.
  const remove = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[index + 1] ?? buttons[index - 1] ?? list.current?.querySelector<HTMLElement>('[data-add]')
    onChange(value.filter((_, other) => other !== index))
    next?.focus()
  }

  return (
    <ul ref={list} aria-label="Filters" className="flex flex-wrap items-center gap-2">
      {value.map((filter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two filters may use the same field
        <li key={`${index} ${filter.key}`} className="min-w-0 max-w-full">
          <FilterChip
            field={findField(filter)}
            filter={filter}
            onChange={(changed) => onChange(value.map((item, other) => (other === index ? changed : item)))}
            onRemove={() => remove(index)}
          />
        </li>
      ))}
      {adding && (
        <li className="min-w-0 max-w-full">
          <FilterChip
            key={adding.key}
            field={adding}
            onChange={(filter) => {
              setAdding(undefined)
              onChange([...value, filter])
            }}
            onRemove={() => setAdding(undefined)}
          />
        </li>
      )}
      <li>
        <AddFilter fields={fields} isFull={value.length >= filterMaximum} onChoose={setAdding} />
      </li>
      {value.length > 0 && (
        <li>
          <button
            type="button"
            onClick={() => onChange([])}
            className="h-8 rounded-md px-2 text-muted text-table underline-offset-2 hover:text-ink hover:underline touch:h-11"
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  )
}
