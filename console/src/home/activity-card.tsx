import { sentenceOf } from '@gable/shared/activity/sentence.ts'
import type { HomeActivity } from '@gable/shared/home/endpoints.ts'
import { Link } from 'react-router-dom'
import { groupLook } from '../activity/group-look.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Timeline } from '../design/data/timeline.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Empty } from '../design/feedback/states.tsx'
import { Card } from '../design/layout/card.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import { submissionPath } from '../submissions/submission-path.ts'
import { Block } from './block.tsx'

/** What happened last, over all contacts. */
export function ActivityCard({ timeZone }: { timeZone: string }) {
  const pathTo = useAccountPath()
  const activity = useApi('GET /agent/home/activity')
  return (
    <Card title="Recent activity">
      <Block read={activity} failed="The recent activity could not be loaded" skeleton={<ActivitySkeleton />}>
        {(entries) =>
          entries.length > 0 ? (
            <Timeline
              label="Recent activity"
              entries={entries.map((entry) => line(entry, timeZone, pathTo(placeOf(entry))))}
            />
          ) : (
            <Empty title="Nothing has happened yet" text="Emails, visits and answers of your contacts appear here." />
          )
        }
      </Block>
    </Card>
  )
}

const line = (entry: HomeActivity, timeZone: string, to: string) => ({
  key: entry._id,
  icon: groupLook[entry.eventGroup].icon,
  tone: groupLook[entry.eventGroup].tone,
  title: (
    <Link to={to} className="rounded-sm hover:underline">
      {sentenceOf(entry)}
    </Link>
  ),
  time: <RelativeTime at={entry.at} timeZone={timeZone} />,
})

/** What was sent leads to its submission, everything else to whom it is about. */
function placeOf({ kind, contactId, detail: { submissionId } }: HomeActivity): string {
  return kind === 'SUBMITTED' && typeof submissionId === 'string'
    ? submissionPath(submissionId)
    : `contacts/${contactId}`
}

function ActivitySkeleton() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Loading</span>
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: place-holders have nothing else
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
    </div>
  )
}
