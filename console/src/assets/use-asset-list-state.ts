import { listSorts, assetStatuses } from '@gable/shared/assets/asset.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { usePreference } from '../platform/preferences.ts'

type PageSizePreference =
  | 'WIDGET_LIST_PAGE_SIZE'
  | 'ACCOUNT_LANDING_PAGE_LIST_PAGE_SIZE'
  | 'PERSONAL_LANDING_PAGE_LIST_PAGE_SIZE'

/** Order, search and status of a list as its address says them, with as many rows as were last wanted. */
export function useAssetListState(preference: PageSizePreference) {
  const [pageSize = 25, rememberPageSize, isKnown] = usePreference(preference)
  const controls = useTableState({ ...shape, pageSize }, (size) => void rememberPageSize(size as typeof pageSize))
  const status = assetStatuses.find((one) => one === controls.filters.status?.[0])
  const query = isKnown && {
    search: controls.search.trim(),
    ...(status && { statuses: [status] }),
    sort: listSorts.find((sort) => sort === controls.sort),
    sortOrder: controls.sortOrder,
    page: controls.page,
    pageSize: controls.pageSize,
  }
  return { controls, status, query }
}

const shape = {
  sort: 'lastUpdated.triggeredAt',
  sortOrder: 'desc' as const,
  sortable: listSorts,
  pageSizes: [25, 50, 100],
  filters: { status: assetStatuses },
}
