import type { ContentSort, ContentSummary } from '@gable/shared/content/content.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Sparkles } from 'lucide-react'
import { LastUpdatedCell } from '../design/data/last-updated-cell.tsx'
import type { Column } from '../design/data/table/column.ts'
import { getLeadTypeLabel } from './content-labels.ts'
import { isSmart } from './content-rules.ts'
import { ContentStatusBadge } from './content-status-badge.tsx'

export type ContentColumn = Column<ContentSummary> & { sort?: ContentSort }

/** The columns that lists of emails and postcards share, around the figures of the medium. */
export const createContentColumns = (timeZone: string, figures: readonly ContentColumn[]): ContentColumn[] => [
  { key: 'name', header: 'Name', sort: 'title', width: '180px', cell: (content) => <NameCell content={content} /> },
  { key: 'status', header: 'Status', cell: ({ status }) => <ContentStatusBadge status={status} /> },
  { key: 'leadType', header: 'Lead Type', cell: ({ leadType }) => getLeadTypeLabel(leadType) },
  {
    key: 'lastUpdated',
    header: 'Last Updated',
    sort: 'lastUpdated.triggeredAt',
    initialSortOrder: 'desc',
    cell: ({ lastUpdated }) => <LastUpdatedCell lastUpdated={lastUpdated} timeZone={timeZone} />,
  },
  ...figures,
  { key: 'smart', header: 'Smart Content', cell: (content) => (isSmart(content) ? 'Yes' : 'No') },
]

function NameCell({ content }: { content: ContentSummary }) {
  const { title, linkedAutomations } = content
  const isSmartContent = isSmart(content)
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5">
        {isSmartContent && (
          <Sparkles role="img" aria-label="Smart Content" className="size-4 shrink-0 text-accent-ink" />
        )}
        <span className="truncate">{title}</span>
      </span>
      {(isSmartContent || linkedAutomations > 0) && (
        <span className="block font-normal text-label text-muted">{formatUsage(linkedAutomations)}</span>
      )}
    </>
  )
}

const formatUsage = (automations: number) =>
  automations === 0 ? 'Not used in any automations' : `Used in ${pluralize(automations, 'automation')}`
