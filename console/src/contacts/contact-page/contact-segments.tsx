import { SharingBadge } from '../../design/data/sharing-badge.tsx'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { useSegmentPaths } from '../../layout/paths/segment-paths.ts'
import { useLiveEvent } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'

/** The segments a contact is in, each with the reasons. */
export function ContactSegments({ contactId }: { contactId: string }) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/:contactId/segments', {
    params: { contactId },
  })
  const { segmentPath } = useSegmentPaths()
  useLiveEvent('segments', () => void mutate())
  useLiveEvent('contacts', ({ id }) => void ((id === undefined || id === contactId) && mutate()))
  if (!data && error)
    return <RetryCallout title="The segments could not be loaded" onRetry={mutate} retrying={isValidating} />
  if (!data) return <Skeleton className="h-12 w-full" />
  if (data.data.length === 0) return <p className="text-muted">Not in any segment you can see.</p>
  return (
    <ul className="divide-y divide-line">
      {data.data.map((segment) => (
        <li key={segment._id} className="py-2.5 first:pt-0 last:pb-0">
          <div className="flex items-center gap-2">
            <Link to={segmentPath(segment)} className="min-w-0 truncate font-medium">
              {segment.name}
            </Link>
            <SharingBadge isShared={segment.isShared} />
          </div>
          <p className="mt-0.5 text-muted text-table [overflow-wrap:anywhere]">
            {segment.reasons.length > 0 ? `Because of ${segment.reasons.join(', ')}` : 'Every contact is in it'}
          </p>
        </li>
      ))}
    </ul>
  )
}
