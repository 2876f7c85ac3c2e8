import type { Recommendation } from '@gable/shared/recommendations/recommendation.ts'
import { Badge } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Card } from '../design/layout/card.tsx'

/** Sent recommendations, and who joined. */
export function RecommendationList({ recommendations }: { recommendations: readonly Recommendation[] }) {
  if (recommendations.length === 0)
    return (
      <Card flush>
        <EmptyState title="No recommendations yet" text="Recommend Gable to a colleague to see here when they join." />
      </Card>
    )
  return (
    <Card title="Your recommendations" flush>
      <ul className="divide-y divide-line border-line border-t">
        {recommendations.map(({ _id, name, email, by, sentAt, state }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 sm:px-5">
            <div className="min-w-0">
              <p className="break-words font-medium">
                {name} <span className="font-normal text-muted">{email}</span>
              </p>
              <p className="text-label text-muted">
                By {by ?? 'a former team member'}, <RelativeTime at={sentAt} />
              </p>
            </div>
            <Badge tone={state === 'JOINED' ? 'success' : 'neutral'} dot>
              {state === 'JOINED' ? 'Joined' : 'Sent'}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
