import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { sql } from 'kysely'
import { selectContactRows, toContactRow } from '../contacts/row-queries.ts'
import { type ResolvedContactQuery, selectContacts } from '../contacts/selection-queries.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

const pageSize = 1000

/** Streams the matching contacts by id. Each page has its own transaction. */
export async function* streamContacts(
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
): AsyncGenerator<ContactRow[]> {
  let lastId = ''
  for (;;) {
    const page = await withAccount(db, scope, (db) => listContactsAfter(db, scope, query, lastId))
    yield page
    if (page.length < pageSize) return
    lastId = page.at(-1)?._id ?? lastId
  }
}

async function listContactsAfter(
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
  lastId: string,
): Promise<ContactRow[]> {
  const matches = await selectContacts(db, scope, query)
    .$if(lastId !== '', (contacts) => contacts.where('c.id', '>', lastId))
    .select('c.id')
    .orderBy('c.id')
    .limit(pageSize)
    .execute()
  const pageIds = matches.map(({ id }) => id)
  if (pageIds.length === 0) return []
  const rows = await selectContactRows(db, scope, sql`c.id = any(${pageIds}::uuid[])`).orderBy('c.id').execute()
  return rows.map(toContactRow)
}
