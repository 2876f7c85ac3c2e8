import type { ContactList, ContactListQuery } from '@gable/shared/contacts/list.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { cursorOf, cursorText } from './cursor.ts'
import { listPage, totalOf } from './list-queries.ts'
import { wantedOf } from './wanted.ts'

export async function listContacts(
  db: Db,
  scope: Scope,
  { sort, sortOrder, pageSize, cursor, ...asked }: ContactListQuery,
): Promise<ContactList> {
  const wanted = await wantedOf(db, scope, asked)
  const after = cursor === undefined ? undefined : cursorOf(cursor)
  const { data, next } = await listPage(db, scope, wanted, { sort, sortOrder, pageSize, after })
  return { data, total: await totalOf(db, scope, wanted), next: next && cursorText(next) }
}
