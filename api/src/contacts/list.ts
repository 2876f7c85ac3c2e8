import { type ContactList, type ContactListQuery, countBound } from '@gable/shared/contacts/list.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { cursorOf, cursorText } from './cursor.ts'
import type { Wanted } from './found-queries.ts'
import { everyone, fewFound, listPage, type Page } from './list-queries.ts'
import { wantedOf } from './wanted.ts'

export async function listContacts(
  db: Db,
  scope: Scope,
  { sort, sortOrder, pageSize, cursor, ...asked }: ContactListQuery,
): Promise<ContactList> {
  const wanted = await wantedOf(db, scope, asked)
  const after = cursor === undefined ? undefined : cursorOf(cursor)
  const { data, next, total } = await found(db, scope, wanted, { sort, sortOrder, pageSize, after })
  return { data, total, next: next && cursorText(next) }
}

async function found(db: Db, scope: Scope, wanted: Wanted, page: Page) {
  if (wanted.search === '' && wanted.filters.length === 0 && !wanted.isArchived) return everyone(db, scope, page)
  const few = await fewFound(db, scope, wanted, page)
  return few ?? { ...(await listPage(db, scope, wanted, page)), total: { count: countBound, isExact: false } }
}
