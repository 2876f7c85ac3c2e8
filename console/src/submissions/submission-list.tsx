import type { SubmissionRow } from '@gable/shared/submissions/submission.ts'
import { DataTable } from '../design/data/data-table.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { filtersIn } from '../design/data/table-state.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { Empty, FilteredToNothing } from '../design/feedback/states.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useApiList } from '../platform/use-api.ts'
import { useOpened } from '../platform/use-opened.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterChoices } from './filter-choices.tsx'
import { queryOf, submissionShape } from './submission-filters.ts'
import { openedSubmission } from './submission-path.ts'
import { submissionColumns } from './submission-rows.tsx'

export function SubmissionList() {
  const timeZone = useTimeZone()
  const controls = useTableState(submissionShape)
  const { data, error, isLoading, isValidating, mutate } = useApiList('GET /agent/submissions', {
    query: queryOf(controls),
  })
  const { hrefTo } = useOpened(openedSubmission)
  return (
    <ListLayout
      search={<TableSearch controls={controls} label="Search Submissions" />}
      filters={<FilterChoices controls={controls} />}
      narrowedBy={filtersIn(controls)}
      chips={<FilterChips controls={controls} rows={data?.data ?? []} />}
      count={data && countOf(data)}
    >
      <DataTable<SubmissionRow>
        label="Submissions"
        columns={submissionColumns(timeZone)}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        door={({ _id }) => ({ href: hrefTo(_id) })}
        controls={controls}
        total={data?.total}
        stale={isLoading && data !== undefined}
        failed={
          error && {
            title: 'The submissions could not be loaded',
            onRetry: () => void mutate(),
            retrying: isValidating,
          }
        }
        empty={
          <Empty
            title="No submissions yet"
            text="Whatever visitors send through your widgets and pages arrives here, the moment they send it."
          />
        }
        filteredEmpty={<FilteredToNothing title="No submissions found" onClear={controls.clear} />}
      />
    </ListLayout>
  )
}

const countOf = ({ total, unread }: { total: number; unread: number }) =>
  `${formatCount(total)} ${total === 1 ? 'submission' : 'submissions'}${unread > 0 ? `, ${formatCount(unread)} unread` : ''}`
