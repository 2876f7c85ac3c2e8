import { toSentenceWithoutName } from '@gable/shared/activity/sentence.ts'
import type { LeadEntry } from '@gable/shared/leads/lead.ts'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { Timeline } from '../../design/data/timeline.tsx'
import { getEntryIcon, getEntryTone } from './entry-appearance.ts'

export function LeadHistory({ entries, timeZone }: { entries: readonly LeadEntry[]; timeZone: string }) {
  if (entries.length === 0) return null
  return (
    <section>
      <h3 className="mb-3 font-medium text-body">History</h3>
      <Timeline
        label="History"
        entries={entries.map((entry) => ({
          key: entry._id,
          icon: getEntryIcon(entry.kind),
          tone: getEntryTone(entry),
          title: (
            <>
              {toSentenceWithoutName(entry)}
              {typeof entry.detail.note === 'string' && entry.detail.note !== '' && (
                <span className="block whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">
                  {entry.detail.note}
                </span>
              )}
              {entry.agentName && <span className="block text-label text-muted">by {entry.agentName}</span>}
            </>
          ),
          time: <RelativeTime at={entry.at} timeZone={timeZone} />,
        }))}
      />
    </section>
  )
}
