import { segmentListSorts, segmentOwners } from '@gable/shared/segments/segment.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Ellipsis } from 'lucide-react'
import { useMemo } from 'react'
import { DataTable } from '../design/data/data-table.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { countActiveFilters } from '../design/data/table-state.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState, NoResults } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useSegmentPaths } from '../layout/paths/segment-paths.ts'
import { useAccount } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'
import { useApiList } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { createSegmentColumns } from './segment-columns.tsx'
import { SegmentFilters } from './segment-filters.tsx'
import { SegmentMenu } from './segment-menu.tsx'
import { useSegmentDialogs } from './use-segment-dialogs.tsx'
import { useSegmentUpdates } from './use-segment-updates.ts'

export function SegmentList() {
  const timeZone = useTimeZone()
  const { agent } = useAccount()
  const columns = useMemo(() => createSegmentColumns(timeZone, agent._id), [timeZone, agent._id])
  const { segmentPath, newSegment } = useSegmentPaths()
  const { openDialog, dialogs } = useSegmentDialogs()
  useSegmentUpdates()

  const [pageSize = 25, rememberPageSize, isKnown] = usePreference('SEGMENTS_PAGE_SIZE')
  const controls = useTableState(
    { ...tableOptions, pageSize },
    (size) => void rememberPageSize(size as typeof pageSize),
  )
  const { search, filters, sort, sortOrder, page } = controls
  const { data, error, isLoading, isValidating, mutate } = useApiList(
    'GET /agent/segments',
    isKnown && {
      query: {
        search: search.trim(),
        whose: segmentOwners.find((item) => item === filters.whose?.[0]),
        by: filters.by?.[0],
        sort: segmentListSorts.find((item) => item === sort),
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
        filters={<SegmentFilters controls={controls} />}
        activeFilterCount={countActiveFilters(controls)}
        count={data && pluralize(data.total, 'segment')}
      >
        <DataTable
          label="Segments"
          columns={columns}
          rows={data?.data}
          rowKey={({ _id }) => _id}
          rowLink={(segment) => ({ href: segmentPath(segment) })}
          controls={controls}
          total={data?.total}
          stale={isLoading && data !== undefined}
          error={
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
              openDialog={openDialog}
              trigger={<IconButton icon={Ellipsis} label={`Actions for ${segment.name}`} />}
            />
          )}
          empty={
            <EmptyState
              title="No segments yet"
              text="A segment is a saved search that stays up to date, such as owners in Dover who have not been active since spring."
              action={<Button to={newSegment}>New segment</Button>}
            />
          }
          noResults={<NoResults title="No segments found" onClear={controls.clearFilters} />}
        />
      </ListLayout>
      {dialogs}
    </>
  )
}

const tableOptions = {
  sort: 'name',
  sortable: segmentListSorts,
  pageSizes: [10, 25, 50, 100],
  filters: { whose: segmentOwners, by: 'any' as const },
}
