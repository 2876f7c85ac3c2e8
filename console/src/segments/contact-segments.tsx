import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Link } from '../design/inputs/link.tsx'
import { useLive } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { SegmentBadge } from './segment-badge.tsx'
import { useSegmentPath } from './segment-paths.ts'

/** The segments a contact is in, each with why. */
export function ContactSegments({ contactId }: { contactId: string }) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/:contactId/segments', {
    params: { contactId },
  })
  const { pathOf } = useSegmentPath()
  useLive('segments', () => void mutate())
  useLive('contacts', ({ id }) => void ((id === undefined || id === contactId) && mutate()))
  if (!data && error)
    return <RetryCallout title="The segments could not be loaded" onRetry={mutate} retrying={isValidating} />
  if (!data) return <Skeleton className="h-12 w-full" />
  if (data.data.length === 0) return <p className="text-muted">In none of the segments you can see.</p>
  return (
    <ul className="divide-y divide-line">
      {data.data.map((segment) => (
        <li key={segment._id} className="py-2.5 first:pt-0 last:pb-0">
          <div className="flex items-center gap-2">
            <Link to={pathOf(segment)} className="min-w-0 truncate font-medium">
              {segment.name}
            </Link>
            <SegmentBadge isShared={segment.isShared} />
          </div>
          <p className="mt-0.5 text-muted text-table [overflow-wrap:anywhere]">
            {segment.reasons.length > 0 ? `Because of ${segment.reasons.join(', ')}` : 'Because everybody is in it'}
          </p>
        </li>
      ))}
    </ul>
  )
}
