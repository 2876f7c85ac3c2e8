import { type IntakeEntry, reasonLabels } from '@gable/shared/lead-intake/entry.ts'
import { Badge } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'

export const entryColumns: Column<IntakeEntry>[] = [
  {
    key: 'title',
    header: 'Message',
    cell: ({ title, contactName }) => <bdi className="[overflow-wrap:anywhere]">{contactName || title || 'Empty'}</bdi>,
  },
  {
    key: 'reason',
    header: 'State',
    cell: (entry) => <EntryStateBadge entry={entry} />,
  },
  {
    key: 'source',
    header: 'Source',
    cell: ({ sourceName, sender }) => (
      <span className="block min-w-0">
        <bdi>{sourceName}</bdi>
        {sender && (
          <bdi className="block max-w-44 truncate text-label text-muted" title={sender}>
            {sender}
          </bdi>
        )}
      </span>
    ),
  },
  { key: 'at', header: 'Received', cell: ({ receivedAt }) => <RelativeTime at={receivedAt} /> },
]

export function EntryStateBadge({ entry: { state, reason } }: { entry: Pick<IntakeEntry, 'state' | 'reason'> }) {
  if (state === 'LEAD')
    return (
      <Badge tone="success" dot>
        Lead
      </Badge>
    )
  if (state === 'DISMISSED') return <Badge dot>Dismissed</Badge>
  return (
    <Badge tone={reason === 'VERIFICATION' ? 'info' : 'warning'} dot>
      {reason ? reasonLabels[reason] : 'Needs a look'}
    </Badge>
  )
}
