import { Skeleton } from '../design/feedback/skeleton.tsx'

interface PersonalUrlExampleProps {
  /** The origin of the public pages; undefined while it loads. */
  origin: string | undefined
  slug: string
}

/** The URL pattern of an agent's personal pages. */
export function PersonalUrlExample({ origin, slug }: PersonalUrlExampleProps) {
  if (origin === undefined) return <Skeleton className="h-5 w-64" />
  return (
    <span className="text-table [overflow-wrap:anywhere]">
      <span className="text-muted">{origin}/p/</span>
      <strong className="font-semibold text-ink">{slug || 'your-name'}</strong>
      <span className="text-muted">/page-id</span>
    </span>
  )
}
