import { X } from 'lucide-react'
import { useRef } from 'react'

export interface FilterChip {
  /** The name of the filter, such as "Status". */
  label: string
  value: string
  onRemove: () => void
}

/** The active filters. They can be removed one by one or all at once. */
export function FilterBar({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const bar = useRef<HTMLUListElement>(null)
  if (chips.length === 0) return null

  // The clicked button disappears with its chip, so the focus moves to a neighbor.
  const handleRemove = (chip: FilterChip, index: number) => {
    const buttons = bar.current?.querySelectorAll('button') ?? []
    const next = buttons[index + 1] ?? buttons[index - 1]
    chip.onRemove()
    next?.focus()
  }

  return (
    <ul ref={bar} aria-label="Filters" className="flex flex-wrap items-center gap-2">
      {chips.map((chip, index) => (
        <li
          key={`${chip.label} ${chip.value}`}
          className="flex h-7 max-w-full items-center rounded-full border border-line bg-surface pl-2.5 text-table touch:h-9"
        >
          <span className="truncate">
            <span className="text-muted">{chip.label}: </span>
            {chip.value}
          </span>
          <button
            type="button"
            aria-label={`Remove ${chip.label}: ${chip.value}`}
            onClick={() => handleRemove(chip, index)}
            className="grid size-7 shrink-0 place-items-center rounded-full text-muted hover:text-ink touch:size-9"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="h-7 rounded-md px-2 text-muted text-table underline-offset-2 hover:text-ink hover:underline touch:h-9"
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}
