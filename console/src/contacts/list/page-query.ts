import type { ContactSort } from '@gable/shared/contacts/list.ts'
import { queryOf, type Wanted } from '../wanted.ts'

interface AskedPage {
  sort: ContactSort
  sortOrder: 'asc' | 'desc'
  pageSize: number
  cursor?: string | undefined
}

/** What a list begins with until somebody chooses otherwise. */
export const firstPage = { sort: 'lastActivityAt', sortOrder: 'desc', pageSize: 25 } as const satisfies AskedPage

/** A page of contacts as the server is asked for it. */
export const pageQuery = (wanted: Wanted, { cursor, ...page }: AskedPage) => ({
  ...queryOf(wanted),
  ...page,
  ...(cursor && { cursor }),
})
