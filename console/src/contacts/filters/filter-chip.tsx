import type { ContactFilter, FilterField } from '@gable/shared/contacts/filter.ts'
import { sentenceOfFilter } from '@gable/shared/contacts/filter-rules.ts'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Popover } from '../../design/overlays/popover.tsx'
import { FilterEditor } from './filter-editor.tsx'

interface FilterChipProps {
  /** Nothing where what it was filtered by is gone: then it can only be taken away. */
  field: FilterField | undefined
  /** Nothing while it is being made. */
  filter?: ContactFilter
  onChange: (filter: ContactFilter) => void
  onRemove: () => void
}

/** One condition; a press on it opens its editor. */
export function FilterChip({ field, filter, onChange, onRemove }: FilterChipProps) {
  const [open, setOpen] = useState(false)
  const text = filter ? sentenceOfFilter(filter, field) : `${field?.label}…`
  // A fresh one opens after the menu it was chosen from has given the focus back.
  useEffect(() => {
    if (!filter) setOpen(true)
  }, [filter])

  const toggle = (next: boolean) => {
    setOpen(next)
    if (!next && !filter) onRemove()
  }
  const button = (
    <button type="button" title={text} className="h-full min-w-0 truncate rounded-l-lg px-2.5 hover:bg-hover">
      <bdi>{text}</bdi>
    </button>
  )
  return (
    <span className="flex h-8 max-w-full items-center rounded-lg border border-line bg-surface text-table touch:h-11">
      {field ? (
        <Popover trigger={button} label={field.label} open={open} onOpenChange={toggle} className="w-72">
          <FilterEditor
            field={field}
            filter={filter}
            onApply={(applied) => {
              setOpen(false)
              onChange(applied)
            }}
          />
        </Popover>
      ) : (
        <span className="truncate px-2.5 text-muted">{text}</span>
      )}
      <button
        type="button"
        data-remove
        aria-label={`Remove ${text}`}
        onClick={onRemove}
        className="grid h-full w-7 shrink-0 place-items-center rounded-r-lg text-muted hover:bg-hover hover:text-ink touch:w-11"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}
