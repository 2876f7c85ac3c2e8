import type { SubmissionRow } from '@gable/shared/submissions/submission.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { DataTable } from '../design/data/data-table.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { countActiveFilters } from '../design/data/table-state.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState, NoResults } from '../design/feedback/states.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { submissionParam } from '../layout/paths/submission-paths.ts'
import { useApiList } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { SetAsideNotice } from './set-aside-notice.tsx'
import { submissionColumns } from './submission-columns.tsx'
import { SubmissionFilterChips } from './submission-filter-chips.tsx'
import { SubmissionFilterControls } from './submission-filter-controls.tsx'
import { submissionShape, toSubmissionQuery } from './submission-filters.ts'

export function SubmissionList() {
  const timeZone = useTimeZone()
  const controls = useTableState(submissionShape)
  const { data, error, isLoading, isValidating, mutate } = useApiList('GET /agent/submissions', {
    query: toSubmissionQuery(controls),
  })
  const { hrefTo } = useOverlayParam(submissionParam)
  const setAside = controls.filters.states?.includes('SPAM') ? 0 : (data?.setAside ?? 0)
  return (
    <ListLayout
      search={<TableSearch controls={controls} label="Search Submissions" />}
      filters={<SubmissionFilterControls controls={controls} />}
      activeFilterCount={countActiveFilters(controls)}
      chips={<SubmissionFilterChips controls={controls} rows={data?.data ?? []} />}
      count={data && formatSubmissionCount(data)}
      updated={setAside > 0 && <SetAsideNotice count={setAside} />}
    >
      <DataTable<SubmissionRow>
        label="Submissions"
        columns={submissionColumns(timeZone)}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => ({ href: hrefTo(_id) })}
        controls={controls}
        total={data?.total}
        stale={isLoading && data !== undefined}
        error={
          error && {
            title: 'The submissions could not be loaded',
            onRetry: () => void mutate(),
            retrying: isValidating,
          }
        }
        empty={
          <EmptyState
            title="No submissions yet"
            text="Submissions from your widgets and pages show up here as soon as visitors send them."
          />
        }
        noResults={<NoResults title="No submissions found" onClear={controls.clearFilters} />}
      />
    </ListLayout>
  )
}

const formatSubmissionCount = ({ total, unread }: { total: number; unread: number }) =>
  `${pluralize(total, 'submission')}${unread > 0 ? `, ${formatCount(unread)} unread` : ''}`
