import { Badge } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Card } from '../design/layout/card.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'

export function ErasureList() {
  const erasures = useApi('GET /agent/erasures')
  useLiveEvent('erasures', () => void erasures.mutate())
  const list = erasures.data?.data ?? []
  if (erasures.error && !erasures.data)
    return (
      <RetryCallout
        title="Erased people could not be loaded"
        onRetry={() => void erasures.mutate()}
        retrying={erasures.isValidating}
      />
    )
  if (list.length === 0) return null
  return (
    <Card title="Erased people" description="Permanently erased on request. Their identity is not stored." flush>
      <ul className="divide-y divide-line border-line border-t">
        {list.map(({ _id, at, by, finishedAt }) => (
          <li key={_id} className="flex items-center justify-between gap-3 px-4 py-2.5 sm:px-5">
            <span>
              One person, <RelativeTime at={at} />, by {by.fullName}
            </span>
            <Badge tone={finishedAt ? 'success' : 'info'} dot>
              {finishedAt ? 'Erased' : 'Erasing'}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
