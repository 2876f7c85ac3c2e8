import { Badge } from '../design/data/badge.tsx'
import { missing } from '../design/format/metric-format.ts'

/** The first few tags; the others by name on hover and for those who hear it. */
export function TagList({ tags, most = 2 }: { tags: readonly string[]; most?: number }) {
  if (tags.length === 0) return <>{missing}</>
  const others = tags.slice(most)
  return (
    <span className="flex items-center gap-1">
      {tags.slice(0, most).map((tag) => (
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
