import { X } from 'lucide-react'

/** A removable tag. */
export function TagChip({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  return (
    <li className="flex h-7 max-w-full items-center rounded-full bg-hover pl-2.5 text-table touch:h-9">
      <bdi className="truncate">{tag}</bdi>
      <button
        type="button"
        aria-label={`Remove ${tag}`}
        onClick={onRemove}
        className="grid size-7 shrink-0 place-items-center rounded-full text-muted hover:text-ink touch:size-9"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </li>
  )
}
