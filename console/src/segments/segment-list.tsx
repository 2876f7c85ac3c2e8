import { segmentListSorts, segmentOwners } from '@gable/shared/segments/segment.ts'
import { Ellipsis } from 'lucide-react'
import { useMemo } from 'react'
import { DataTable } from '../design/data/data-table.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { filtersIn } from '../design/data/table-state.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { Empty, FilteredToNothing } from '../design/feedback/states.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useAccount } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'
import { useApiList } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { SegmentChoices } from './segment-choices.tsx'
import { segmentColumns } from './segment-columns.tsx'
import { SegmentMenu } from './segment-menu.tsx'
import { useSegmentPath } from './segment-paths.ts'
import { useSegmentDialogs } from './use-segment-dialogs.tsx'
import { useSegmentNews } from './use-segment-news.ts'

export function SegmentList() {
  const timeZone = useTimeZone()
  const { agent } = useAccount()
  const columns = useMemo(() => segmentColumns(timeZone, agent._id), [timeZone, agent._id])
  const { pathOf, fresh } = useSegmentPath()
  const { ask, dialogs } = useSegmentDialogs()
  useSegmentNews()

  const [pageSize = 25, rememberPageSize, isKnown] = usePreference('SEGMENTS_PAGE_SIZE')
  const controls = useTableState({ ...shape, pageSize }, (size) => void rememberPageSize(size as typeof pageSize))
  const { search, filters, sort, sortOrder, page } = controls
  const { data, error, isLoading, isValidating, mutate } = useApiList(
    'GET /agent/segments',
    isKnown && {
      query: {
        search: search.trim(),
        whose: segmentOwners.find((one) => one === filters.whose?.[0]),
        by: filters.by?.[0],
        sort: segmentListSorts.find((one) => one === sort),
        sortOrder,
        page,
        pageSize: controls.pageSize,
      },
    },
  )
  return (
    <>
      <ListLayout
        search={<TableSearch controls={controls} label="Search segments" />}
        filters={<SegmentChoices controls={controls} />}
        narrowedBy={filtersIn(controls)}
        count={data && `${formatCount(data.total)} ${data.total === 1 ? 'segment' : 'segments'}`}
      >
        <DataTable
          label="Segments"
          columns={columns}
          rows={data?.data}
          rowKey={({ _id }) => _id}
          door={(segment) => ({ href: pathOf(segment) })}
          controls={controls}
          total={data?.total}
          stale={isLoading && data !== undefined}
          failed={
            error && {
              title: 'The segments could not be loaded',
              onRetry: () => void mutate(),
              retrying: isValidating,
            }
          }
          menu={(segment) => (
            <SegmentMenu
              inList
              segment={segment}
              ask={ask}
              trigger={<IconButton icon={Ellipsis} label={`Actions for ${segment.name}`} />}
            />
          )}
          empty={
            <Empty
              title="No segments yet"
              text="A segment is a question you ask often, such as who owns a home in Dover and has not been active since spring. Its answer is always up to date."
              action={<Button to={fresh}>New segment</Button>}
            />
          }
          filteredEmpty={<FilteredToNothing title="No segments found" onClear={controls.clear} />}
        />
      </ListLayout>
      {dialogs}
    </>
  )
}

const shape = {
  sort: 'name',
  sortable: segmentListSorts,
  pageSizes: [10, 25, 50, 100],
  filters: { whose: segmentOwners, by: 'any' as const },
}
