import { Skeleton } from '../design/feedback/skeleton.tsx'

interface PersonalAddressProps {
  /** Where visitors reach the product; undefined until it is known. */
  origin: string | undefined
  slug: string
}

/** How the addresses of somebody's own pages look. */
export function PersonalAddress({ origin, slug }: PersonalAddressProps) {
  if (origin === undefined) return <Skeleton className="h-5 w-64" />
  return (
    <span className="text-table [overflow-wrap:anywhere]">
      <span className="text-muted">{origin}/p/</span>
      <strong className="font-semibold text-ink">{slug || 'your-name'}</strong>
      <span className="text-muted">/page-id</span>
    </span>
  )
}
