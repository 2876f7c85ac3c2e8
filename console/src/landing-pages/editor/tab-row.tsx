import { Trash2, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../design/class-names.ts'
import { IconButton } from '../../design/inputs/icon-button.tsx'

interface TabRowProps {
  name: string
  handle: ReactNode
  isOpen: boolean
  needsAttention: boolean
  onOpen: () => void
  /** Undefined for the only tab, which cannot be removed. */
  onRemove: (() => void) | undefined
}

/** A tab in the editor's list. Clicking it shows its fields. */
export const TabRow = ({ name, handle, isOpen, needsAttention, onOpen, onRemove }: TabRowProps) => (
  <div
    className={cx(
      'flex items-center gap-1 rounded-lg border py-1 pr-1 pl-1.5',
      isOpen ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
    )}
  >
    {handle}
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={onOpen}
      className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-1 text-left font-medium touch:min-h-11"
    >
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {needsAttention && (
        <>
          <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning-ink" />
          <span className="sr-only">needs attention</span>
        </>
      )}
    </button>
    <IconButton
      icon={Trash2}
      size="sm"
      label={`Remove ${name}`}
      hint={onRemove ? undefined : 'There must be at least one tab'}
      disabled={!onRemove}
      onClick={onRemove}
    />
  </div>
)
