import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead, LeadSort } from '@gable/shared/leads/lead.ts'
import type { Column } from '../../design/data/table/column.ts'
import { formatDate, formatDateTime } from '../../design/format/date-format.ts'
import { emptyValue, formatMoney } from '../../design/format/metric-format.ts'
import { DueLine } from '../due-line.tsx'
import { getLeadName } from '../lead-filters.ts'
import { getTypeLabel, StageBadge } from '../lead-labels.tsx'
import { TimeInStage } from '../time-in-stage.tsx'

/** Left out of the table, where the street and the city matter. */
const stateAndZip = /, [A-Z]{2} \d{5}(-\d{4})?$/

type LeadTableColumn = Column<Lead> & { sort?: LeadSort }

export const leadColumns = (config: LeadFieldConfig | undefined, timeZone: string): LeadTableColumn[] => [
  {
    key: 'name',
    header: 'Lead',
    sort: 'fullName',
    width: '180px',
    cell: (lead) => (
      <>
        <bdi className="block truncate">{getLeadName(lead)}</bdi>
        <span className="block max-w-44 truncate font-normal text-label text-muted" title={lead.address ?? undefined}>
          {lead.address?.replace(stateAndZip, '') ?? lead.emailId}
        </span>
      </>
    ),
  },
  {
    key: 'stage',
    header: 'Stage',
    sort: 'stage',
    sortLabels: ['New to lost', 'Lost to new'],
    cell: (lead) => (
      <>
        <StageBadge stage={lead.stage} config={config} />
        {lead.stage === 'LOST' && lead.lostReason && (
          <span className="block max-w-28 truncate text-label text-muted" title={lead.lostReason}>
            {lead.lostReason}
          </span>
        )}
      </>
    ),
  },
  { key: 'kind', header: 'Type', sort: 'leadType', cell: (lead) => getTypeLabel(config, lead) },
  {
    key: 'value',
    header: 'Value',
    sort: 'valueCents',
    initialSortOrder: 'desc',
    numeric: true,
    cell: ({ valueCents }) => formatMoney(valueCents),
  },
  {
    key: 'owner',
    header: 'Owner',
    sort: 'agentName',
    cell: ({ agentName }) => agentName ?? <span className="text-muted">Unassigned</span>,
  },
  {
    key: 'next',
    header: 'Next action',
    sort: 'nextActionAt',
    sortLabels: ['Earliest first', 'Latest first'],
    width: '176px',
    cell: (lead) =>
      lead.nextAction || lead.nextActionAt ? (
        <div className="w-40 whitespace-normal">
          <DueLine lead={lead} />
        </div>
      ) : (
        emptyValue
      ),
  },
  {
    key: 'since',
    header: 'Time in stage',
    sort: 'timeInStage',
    initialSortOrder: 'desc',
    sortLabels: ['Shortest first', 'Longest first'],
    cell: (lead) => <TimeInStage lead={lead} />,
  },
  {
    key: 'source',
    header: 'Source',
    sort: 'source',
    cell: ({ source }) => <span className="block max-w-36 truncate">{source}</span>,
  },
  {
    key: 'created',
    header: 'Created',
    sort: 'createdAt',
    initialSortOrder: 'desc',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatDateTime(createdAt, timeZone)} className="tabular-nums">
        {formatDate(createdAt, timeZone)}
      </time>
    ),
  },
]
