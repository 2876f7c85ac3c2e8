import type { ContactList, ContactListQuery } from '@gable/shared/contacts/list.ts'
import { countLimit } from '@gable/shared/http/total.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { resolveContactQuery } from './contact-query.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import { listAllContacts, listIfFewMatch, listPage, type PageOptions } from './list-queries.ts'
import type { ResolvedContactQuery } from './selection-queries.ts'

export async function listContacts(
  db: Db,
  scope: Scope,
  { sort, sortOrder, eachProperty, pageSize, cursor, ...input }: ContactListQuery,
): Promise<ContactList> {
  const query = await resolveContactQuery(db, scope, input)
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  const { data, next, total } = await listMatching(db, scope, query, { sort, sortOrder, eachProperty, pageSize, after })
  return { data, total, next: next && formatCursor(next) }
}

async function listMatching(db: Db, scope: Scope, query: ResolvedContactQuery, page: PageOptions) {
  if (query.search === '' && query.filters.length === 0 && !query.isArchived) return listAllContacts(db, scope, page)
  const few = await listIfFewMatch(db, scope, query, page)
  return few ?? { ...(await listPage(db, scope, query, page)), total: { count: countLimit, isExact: false } }
}
