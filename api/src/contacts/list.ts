import type { ContactList, ContactListQuery } from '@gable/shared/contacts/list.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { cursorOf, cursorText } from './cursor.ts'
import { fewFound, listPage, totalOf } from './list-queries.ts'
import { wantedOf } from './wanted.ts'

export async function listContacts(
  db: Db,
  scope: Scope,
  { sort, sortOrder, pageSize, cursor, ...asked }: ContactListQuery,
): Promise<ContactList> {
  const wanted = await wantedOf(db, scope, asked)
  const after = cursor === undefined ? undefined : cursorOf(cursor)
  const page = { sort, sortOrder, pageSize, after }
  const isNarrowed = wanted.search !== '' || wanted.filters.length > 0
  const few = isNarrowed ? await fewFound(db, scope, wanted, page) : undefined
  const { data, next } = few ?? (await listPage(db, scope, wanted, page))
  return { data, total: few?.total ?? (await totalOf(db, scope, wanted)), next: next && cursorText(next) }
}
