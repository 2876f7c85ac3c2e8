import { leadTypes } from '@gable/shared/activity/entry.ts'
import { contentSorts } from '@gable/shared/content/content.ts'
import { type ContentMedium, contentStatuses } from '@gable/shared/content/content-kind.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { usePreference } from '../platform/preferences.ts'
import { useApi } from '../platform/use-api.ts'
import { useApiRead } from '../platform/use-api-read.ts'

/** A list of emails or postcards. Sort, search and filters are in the URL; the page size is a user preference. */
export function useContentList(medium: ContentMedium) {
  const [pageSize = 25, savePageSize, isLoaded] = usePreference(preferences[medium])
  const controls = useTableState({ ...tableOptions, pageSize }, (size) => void savePageSize(size as typeof pageSize))
  const statuses = contentStatuses.filter((status) => controls.filters.status?.includes(status))
  const leadType = leadTypes.find((type) => type === controls.filters.leadType?.[0])
  const response = useApiRead(
    'POST /agent/content/search',
    isLoaded && {
      body: {
        medium,
        search: controls.search.trim(),
        ...(statuses.length > 0 && { status: statuses }),
        ...(leadType && { leadType }),
        sort: contentSorts.find((sort) => sort === controls.sort),
        sortOrder: controls.sortOrder,
        page: controls.page,
        pageSize: controls.pageSize,
      },
    },
  )
  const refreshed = useApi('GET /agent/content/statistics/last-refreshed')
  return { controls, statuses, leadType, response, lastRefreshedAt: refreshed.data?.lastRefreshedAt }
}

const preferences = { EMAIL: 'EMAIL_LIST_PAGE_SIZE', POSTCARD: 'POSTCARD_LIST_PAGE_SIZE' } as const

const tableOptions = {
  sort: 'lastUpdated.triggeredAt',
  sortOrder: 'desc' as const,
  sortable: contentSorts,
  pageSizes: [25, 50, 100],
  filters: { status: contentStatuses, leadType: leadTypes },
}
