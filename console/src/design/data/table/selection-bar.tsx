import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../format/metric-format.ts'
import { IconButton } from '../../inputs/icon-button.tsx'
import { emptySelection, type RowSelection } from './selection.ts'

interface SelectionBarProps {
  selected: RowSelection
  total: number
  isPageSelected: boolean
  /** False if the actions need individual rows. */
  canSelectAll: boolean
  onChange: (selected: RowSelection) => void
  children: ReactNode
}

/** The number of selected rows and the bulk actions. It floats, so that it does not shift the layout. */
export function SelectionBar({ selected, total, isPageSelected, canSelectAll, onChange, children }: SelectionBarProps) {
  const count = selected.all ? total : selected.keys.size
  return (
    <div className="pointer-events-none sticky bottom-[calc(1rem+var(--bottom-bar))] z-sidebar flex h-0 items-end justify-center px-2">
      {count > 0 && (
        <section
          aria-label="Selection"
          className="pointer-events-auto flex max-w-full animate-rise flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-lg bg-raised px-3 py-2 shadow-float"
        >
          <p role="status" className="font-medium text-table tabular-nums">
            {formatCount(count)} selected
          </p>
          {canSelectAll && isPageSelected && !selected.all && total > selected.keys.size && (
            <button
              type="button"
              onClick={() => onChange({ keys: selected.keys, all: true })}
              className="min-h-6 rounded-md px-1 text-accent-ink text-table underline underline-offset-2"
            >
              Select all {formatCount(total)}
            </button>
          )}
          <div className="flex flex-wrap items-center gap-2">{children}</div>
          <IconButton icon={X} label="Clear selection" size="sm" onClick={() => onChange(emptySelection)} />
        </section>
      )}
    </div>
  )
}
