import { ownSentenceOf } from '@gable/shared/activity/sentence.ts'
import type { LeadEntry } from '@gable/shared/leads/lead.ts'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { Timeline } from '../../design/data/timeline.tsx'
import { iconOf, toneOf } from './entry-look.ts'

/** How the lead came to be where it is, the newest first. */
export function LeadHistory({ entries, timeZone }: { entries: readonly LeadEntry[]; timeZone: string }) {
  if (entries.length === 0) return null
  return (
    <section>
      <h3 className="mb-3 font-medium text-body">History</h3>
      <Timeline
        label="History"
        entries={entries.map((entry) => ({
          key: entry._id,
          icon: iconOf(entry.kind),
          tone: toneOf(entry),
          title: (
            <>
              {ownSentenceOf(entry)}
              {entry.agentName && <span className="block text-label text-muted">by {entry.agentName}</span>}
            </>
          ),
          time: <RelativeTime at={entry.at} timeZone={timeZone} />,
        }))}
      />
    </section>
  )
}
