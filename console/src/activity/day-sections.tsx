import type { ChangelogEntry } from '@gable/shared/activity/changelog.ts'
import { Timeline } from '../design/data/timeline.tsx'
import { groupByDay } from './group-by-day.ts'
import { toTimelineEntry } from './timeline-entry.tsx'

interface DaySectionsProps {
  entries: readonly ChangelogEntry[]
  around: Parameters<typeof toTimelineEntry>[1]
}

export function DaySections({ entries, around }: DaySectionsProps) {
  return (
    <div className="space-y-6">
      {groupByDay(entries, around.timeZone).map(({ day, heading, entries }) => (
        <section key={day}>
          <h3 className="mb-3 font-medium text-label text-muted">{heading}</h3>
          <Timeline label={heading} entries={entries.map((entry) => toTimelineEntry(entry, around))} />
        </section>
      ))}
    </div>
  )
}
