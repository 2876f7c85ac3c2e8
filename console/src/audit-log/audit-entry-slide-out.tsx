import type { AuditLogEntry } from '@gable/shared/audit-log/audit-log.ts'
import { Badge } from '../design/data/badge.tsx'
import { DescriptionList } from '../design/data/description-list.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { ActorSentence, formatSource } from './audit-log-columns.tsx'
import { TargetLink } from './target-link.tsx'

interface AuditEntrySlideOutProps {
  entry: AuditLogEntry | undefined
  timeZone: string
  onClose: () => void
}

/** Everything that is stored about one entry. */
export const AuditEntrySlideOut = ({ entry, timeZone, onClose }: AuditEntrySlideOutProps) => (
  <SlideOut
    open={entry !== undefined}
    onClose={onClose}
    title={entry ? <ActorSentence entry={entry} /> : 'Entry'}
    actions={entry && <Badge>{entry.areaLabel}</Badge>}
  >
    <PanelBody>{entry && <DescriptionList items={listItems(entry, timeZone)} />}</PanelBody>
  </SlideOut>
)

const listItems = (entry: AuditLogEntry, timeZone: string) => [
  { label: 'Time', value: formatDateTime(entry.at, timeZone) },
  { label: 'Person', value: `${entry.by.fullName} ${entry.by.email}`.trim() || '--' },
  ...(entry.emulatedBy ? [{ label: 'Support', value: entry.emulatedBy }] : []),
  { label: 'Target', value: <TargetLink entry={entry} /> },
  ...(entry.targetId ? [{ label: 'Target ID', value: <Code>{entry.targetId}</Code> }] : []),
  ...(entry.fields.length > 0 ? [{ label: 'Fields', value: <Code>{entry.fields.join(', ')}</Code> }] : []),
  { label: 'With', value: formatSource(entry) },
  ...(entry.apiKey && entry.device ? [{ label: 'Program', value: entry.device }] : []),
  { label: 'IP address', value: entry.address ? <Code>{entry.address}</Code> : 'Not recorded' },
  { label: 'Action', value: <Code>{entry.action}</Code> },
]

const Code = ({ children }: { children: string }) => (
  <span className="font-mono text-label [overflow-wrap:anywhere]">{children}</span>
)
