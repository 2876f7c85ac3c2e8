import { Badge } from '../design/data/badge.tsx'
import { emptyValue } from '../design/format/metric-format.ts'

/** The first few tags; the rest are named on hover and for screen readers. */
export function TagList({ tags, max = 2 }: { tags: readonly string[]; max?: number }) {
  if (tags.length === 0) return <>{emptyValue}</>
  const others = tags.slice(max)
  return (
    <span className="flex items-center gap-1">
      {tags.slice(0, max).map((tag) => (
        <span key={tag} className="flex min-w-0 max-w-28" title={tag}>
          <Badge>{tag}</Badge>
        </span>
      ))}
      {others.length > 0 && (
        <span className="text-label text-muted" title={others.join(', ')}>
          <span aria-hidden="true">+{others.length}</span>
          <span className="sr-only">and {others.join(', ')}</span>
        </span>
      )}
    </span>
  )
}
