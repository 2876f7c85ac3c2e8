import { toSentence } from '@gable/shared/activity/sentence.ts'
import type { HomeActivity } from '@gable/shared/home/endpoints.ts'
import { Link } from 'react-router-dom'
import { eventGroupAppearance } from '../activity/event-group-appearance.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Timeline } from '../design/data/timeline.tsx'
import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Card } from '../design/layout/card.tsx'
import { toSubmissionPath } from '../layout/paths/submission-paths.ts'
import { useAccountPath } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import { Block } from './block.tsx'

export function ActivityCard({ timeZone }: { timeZone: string }) {
  const pathTo = useAccountPath()
  const activity = useApi('GET /agent/home/activity')
  return (
    <Card title="Recent activity">
      <Block read={activity} errorTitle="Recent activity could not be loaded" skeleton={<ActivitySkeleton />}>
        {(entries) =>
          entries.length > 0 ? (
            <Timeline
              label="Recent activity"
              entries={entries.map((entry) => toTimelineEntry(entry, timeZone, pathTo(toPath(entry))))}
            />
          ) : (
            <EmptyState title="No activity yet" text="Emails, visits and submissions of your contacts appear here." />
          )
        }
      </Block>
    </Card>
  )
}

const toTimelineEntry = (entry: HomeActivity, timeZone: string, to: string) => ({
  key: entry._id,
  icon: eventGroupAppearance[entry.eventGroup].icon,
  tone: eventGroupAppearance[entry.eventGroup].tone,
  title: (
    <Link to={to} className="rounded-sm hover:underline">
      {toSentence(entry)}
    </Link>
  ),
  time: <RelativeTime at={entry.at} timeZone={timeZone} />,
})

/** A submission links to itself, any other entry to its contact. */
function toPath({ kind, contactId, detail: { submissionId } }: HomeActivity): string {
  return kind === 'SUBMITTED' && typeof submissionId === 'string'
    ? toSubmissionPath(submissionId)
    : `contacts/${contactId}`
}

function ActivitySkeleton() {
  return (
    <Loading className="space-y-5">
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <div key={row} className="flex gap-3">
          <span className="size-8 shrink-0 overflow-hidden rounded-full">
            <Skeleton className="size-8" />
          </span>
          <div className="flex-1 space-y-2 pt-1.5">
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3 w-20" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
