import type { Suppression, SuppressionReason } from '@gable/shared/email-domains/email-domain.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'

export const suppressionColumns: Column<Suppression>[] = [
  { key: 'email', header: 'Email', cell: ({ email }) => <span className="break-all">{email}</span> },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason, detail }) => (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={reasons[reason].tone} dot>
          {reasons[reason].label}
        </Badge>
        {detail && <span className="min-w-0 text-muted [overflow-wrap:anywhere]">{detail}</span>}
      </span>
    ),
  },
  { key: 'at', header: 'Since', cell: ({ at }) => <RelativeTime at={at} /> },
]

const reasons: Record<SuppressionReason, { label: string; tone: Tone }> = {
  BOUNCE: { label: 'Bounced', tone: 'warning' },
  COMPLAINT: { label: 'Reported spam', tone: 'danger' },
  MANUAL: { label: 'Added by you', tone: 'neutral' },
}
