import type { ContactFilter, FilterField } from '@gable/shared/contacts/filter.ts'
import { describeFilter } from '@gable/shared/contacts/filter-rules.ts'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Popover } from '../../design/overlays/popover.tsx'
import { FilterEditor } from './filter-editor.tsx'

interface FilterChipProps {
  /** Undefined if the field no longer exists: the filter can then only be removed. */
  field: FilterField | undefined
  /** Undefined while a new filter is added. */
  filter?: ContactFilter
  onChange: (filter: ContactFilter) => void
  onRemove: () => void
}

/** One filter; clicking it opens its editor. */
export function FilterChip({ field, filter, onChange, onRemove }: FilterChipProps) {
  const [open, setOpen] = useState(false)
  const text = filter ? describeFilter(filter, field) : `${field?.label}…`
  // The editor of a new filter opens after the field menu has returned the focus.
  useEffect(() => {
    if (!filter) setOpen(true)
  }, [filter])

  const handleOpenChange = (next: boolean) => {
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
        <Popover trigger={button} label={field.label} open={open} onOpenChange={handleOpenChange} className="w-72">
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
