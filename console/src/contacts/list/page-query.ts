import type { ContactSort } from '@gable/shared/contacts/list.ts'
import { type ContactQuery, toContactQueryParams } from '../contact-query.ts'

interface PageRequest {
  sort: ContactSort
  sortOrder: 'asc' | 'desc'
  pageSize: number
  cursor?: string | undefined
}

/** The sort order and page size of a list before anyone changes them. */
export const defaultPage = { sort: 'lastActivityAt', sortOrder: 'desc', pageSize: 25 } as const satisfies PageRequest

/** The API parameters of one page of contacts. */
export const toPageQuery = (query: ContactQuery, { cursor, ...page }: PageRequest) => ({
  ...toContactQueryParams(query),
  ...page,
  ...(cursor && { cursor }),
})
