import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import type { WantedView } from '@gable/shared/exports/export.ts'
import { sql } from 'kysely'
import { foundContacts } from '../contacts/found-queries.ts'
import { rowOf, rowsOf } from '../contacts/row-queries.ts'
import { type Db, inAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

const pageSize = 1000

/** The contacts of a view in the order in which they came, a page in each transaction. */
export async function* viewRows(
  db: Db,
  scope: AccountScope,
  view: Pick<WantedView, 'search' | 'filters' | 'isArchived' | 'ids'>,
): AsyncGenerator<ContactRow[]> {
  let after = ''
  for (;;) {
    const page = await inAccount(db, scope, (db) => pageAfter(db, scope, view, after))
    yield page
    if (page.length < pageSize) return
    after = page.at(-1)?._id ?? after
  }
}

async function pageAfter(
  db: Db,
  scope: AccountScope,
  { ids, ...wanted }: Pick<WantedView, 'search' | 'filters' | 'isArchived' | 'ids'>,
  after: string,
): Promise<ContactRow[]> {
  const found = await foundContacts(db, scope, wanted)
    .$if(ids !== undefined, (contacts) => contacts.where(sql<boolean>`c.id = any(${ids ?? []}::uuid[])`))
    .$if(after !== '', (contacts) => contacts.where('c.id', '>', after))
    .select('c.id')
    .orderBy('c.id')
    .limit(pageSize)
    .execute()
  const chosen = found.map(({ id }) => id)
  if (chosen.length === 0) return []
  const rows = await rowsOf(db, scope, sql`c.id = any(${chosen}::uuid[])`).orderBy('c.id').execute()
  return rows.map(rowOf)
}
