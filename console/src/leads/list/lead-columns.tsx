import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead, LeadSort } from '@gable/shared/leads/lead.ts'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import type { Column } from '../../design/data/table/column.ts'
import { formatDate, formatDateTime } from '../../design/format/date-format.ts'
import { formatMoney, missing } from '../../design/format/metric-format.ts'
import { DueLine } from '../due-line.tsx'
import { nameOf } from '../lead-filters.ts'
import { kindLabel, StageBadge } from '../lead-words.tsx'

type LeadTableColumn = Column<Lead> & { sort?: LeadSort }

export const leadColumns = (config: LeadFieldConfig | undefined, timeZone: string): LeadTableColumn[] => [
  {
    key: 'name',
    header: 'Lead',
    sort: 'fullName',
    width: '220px',
    cell: (lead) => (
      <>
        <bdi className="block truncate">{nameOf(lead)}</bdi>
        <span className="block max-w-64 truncate font-normal text-label text-muted">
          {lead.address ?? lead.emailId}
        </span>
      </>
    ),
  },
  {
    key: 'stage',
    header: 'Stage',
    sort: 'stage',
    cell: (lead) => (
      <>
        <StageBadge stage={lead.stage} config={config} />
        {lead.stage === 'LOST' && lead.lostReason && (
          <span className="block max-w-44 truncate text-label text-muted" title={lead.lostReason}>
            {lead.lostReason}
          </span>
        )}
      </>
    ),
  },
  { key: 'kind', header: 'Kind', cell: (lead) => kindLabel(config, lead) },
  {
    key: 'value',
    header: 'Value',
    sort: 'valueCents',
    firstOrder: 'desc',
    numeric: true,
    cell: ({ valueCents }) => formatMoney(valueCents),
  },
  {
    key: 'owner',
    header: 'Owner',
    cell: ({ agentName }) => agentName ?? <span className="text-muted">Nobody yet</span>,
  },
  {
    key: 'next',
    header: 'Next action',
    sort: 'nextActionAt',
    width: '180px',
    cell: (lead) =>
      lead.nextAction || lead.nextActionAt ? (
        <div className="w-48 whitespace-normal">
          <DueLine lead={lead} />
        </div>
      ) : (
        missing
      ),
  },
  {
    key: 'since',
    header: 'In stage',
    sort: 'stageChangedAt',
    firstOrder: 'asc',
    tooltip: 'How long ago the lead came into the stage it is in',
    cell: ({ stageChangedAt }) => <RelativeTime at={stageChangedAt} timeZone={timeZone} />,
  },
  { key: 'source', header: 'Source', cell: ({ source }) => <span className="block max-w-36 truncate">{source}</span> },
  {
    key: 'created',
    header: 'Created',
    sort: 'createdAt',
    firstOrder: 'desc',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatDateTime(createdAt, timeZone)} className="tabular-nums">
        {formatDate(createdAt, timeZone)}
      </time>
    ),
  },
]
