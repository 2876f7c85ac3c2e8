import { type AssetStatus, listSorts } from '@gable/shared/assets/asset.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { usePreference } from '../platform/preferences.ts'

type PageSizePreference =
  | 'WIDGET_LIST_PAGE_SIZE'
  | 'ACCOUNT_LANDING_PAGE_LIST_PAGE_SIZE'
  | 'PERSONAL_LANDING_PAGE_LIST_PAGE_SIZE'

/** Sort, search and status filter from the URL. The page size is a user preference. */
export function useAssetListState<S extends AssetStatus>(preference: PageSizePreference, statuses: readonly S[]) {
  const [pageSize = 25, savePageSize, isLoaded] = usePreference(preference)
  const controls = useTableState(
    { ...tableOptions, filters: { status: statuses }, pageSize },
    (size) => void savePageSize(size as typeof pageSize),
  )
  const status = statuses.find((status) => status === controls.filters.status?.[0])
  const query = isLoaded && {
    search: controls.search.trim(),
    ...(status && { statuses: [status] }),
    sort: listSorts.find((sort) => sort === controls.sort),
    sortOrder: controls.sortOrder,
    page: controls.page,
    pageSize: controls.pageSize,
  }
  return { controls, status, query }
}

const tableOptions = {
  sort: 'lastUpdated.triggeredAt',
  sortOrder: 'desc' as const,
  sortable: listSorts,
  pageSizes: [25, 50, 100],
}
