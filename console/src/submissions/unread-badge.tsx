import { formatCount } from '../design/format/metric-format.ts'
import { useApi } from '../platform/use-api.ts'

/** The number of unread submissions, beside the link to the list. */
export function UnreadBadge({ collapsed }: { collapsed: boolean }) {
  const { data } = useApi('GET /agent/submissions/unread')
  const unread = data?.unread ?? 0
  if (unread === 0) return null
  if (collapsed)
    return (
      <span className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent">
        <span className="sr-only">{unread} unread</span>
      </span>
    )
  return (
    <span className="rounded-full bg-accent-soft px-1.5 text-accent-ink text-label tabular-nums">
      {unread > 999 ? '999+' : formatCount(unread)}
      <span className="sr-only"> unread</span>
    </span>
  )
}
