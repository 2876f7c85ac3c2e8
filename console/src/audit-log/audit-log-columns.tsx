import type { AuditLogEntry } from '@gable/shared/audit-log/audit-log.ts'
import type { Column } from '../design/data/table/column.ts'
import type { CompactCard } from '../design/data/table/compact-card-row.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { TargetLink } from './target-link.tsx'

export const getAuditColumns = (timeZone: string): Column<AuditLogEntry>[] => [
  { key: 'at', header: 'Time', cell: ({ at }) => formatDateTime(at, timeZone), width: '180px' },
  {
    key: 'what',
    header: 'What',
    width: '180px',
    cell: (entry) => (
      <span className="block whitespace-normal [overflow-wrap:anywhere]">
        <ActorSentence entry={entry} />
      </span>
    ),
  },
  { key: 'target', header: 'Target', width: '110px', cell: (entry) => <TargetLink entry={entry} /> },
  {
    key: 'from',
    header: 'From',
    width: '150px',
    cell: (entry) => (
      <span className="block whitespace-normal [overflow-wrap:anywhere]">
        <span className="block">{formatSource(entry)}</span>
        <span className="block text-muted tabular-nums">{entry.address ?? '--'}</span>
      </span>
    ),
  },
]

/** The row on a phone. */
export const getAuditCard =
  (timeZone: string) =>
  (entry: AuditLogEntry): CompactCard => ({
    title: (
      <span className="whitespace-normal">
        <ActorSentence entry={entry} />
      </span>
    ),
    subtitle: (
      <span className="flex flex-wrap gap-x-2">
        {formatDateTime(entry.at, timeZone)}
        <span>{entry.areaLabel}</span>
        {entry.target && <bdi>{entry.target.name}</bdi>}
      </span>
    ),
  })

/** "Ada Moss renamed a widget" */
export const ActorSentence = ({ entry: { by, phrase, emulatedBy } }: { entry: AuditLogEntry }) => (
  <>
    <bdi className="font-medium">{by.fullName || by.email || 'A former user'}</bdi> {phrase}
    {emulatedBy && <span className="text-muted"> (support, {emulatedBy})</span>}
  </>
)

/** The key or the browser that was used. */
export const formatSource = ({ apiKey, device }: AuditLogEntry): string =>
  apiKey ? `API key “${apiKey.name}”` : (device ?? 'Not recorded')
