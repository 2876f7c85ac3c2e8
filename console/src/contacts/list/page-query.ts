import { type ContactSort, isPropertySort } from '@gable/shared/contacts/list.ts'
import { type ContactQuery, toContactQueryParams } from '../contact-query.ts'

interface PageRequest {
  sort: ContactSort
  sortOrder: 'asc' | 'desc'
  pageSize: number
  cursor?: string | undefined
  /** Each property is a row, if the order is one of properties. */
  eachProperty?: boolean
}

/** The sort order and page size of a list before anyone changes them. */
export const defaultPage = { sort: 'lastActivityAt', sortOrder: 'desc', pageSize: 25 } as const satisfies PageRequest

/** The API parameters of one page of contacts. */
export const toPageQuery = (query: ContactQuery, { cursor, eachProperty, ...page }: PageRequest) => ({
  ...toContactQueryParams(query),
  ...page,
  ...(eachProperty && isPropertySort(page.sort) && { eachProperty: 'true' as const }),
  ...(cursor && { cursor }),
})
