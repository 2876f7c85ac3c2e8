import { selectContacts } from '../contacts/selection-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { BroadcastRow } from './queries.ts'

const batchSize = 2000

type Position = Pick<BroadcastRow, 'selection' | 'cursor'>

/** The next contacts of a broadcast, after those that have pieces. */
export async function selectContactBatch(
  db: Db,
  scope: AccountScope,
  position: Position,
): Promise<{ contactIds: string[]; isLast: boolean }> {
  const rows = await selectRest(db, scope, position).select('c.id').orderBy('c.id').limit(batchSize).execute()
  return { contactIds: rows.map(({ id }) => id), isLast: rows.length < batchSize }
}

/** The contacts of a broadcast that have no pieces yet. */
export async function countRestOfContacts(db: Db, scope: AccountScope, position: Position): Promise<number> {
  const { count } = await selectRest(db, scope, position)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const selectRest = (db: Db, scope: AccountScope, { selection, cursor }: Position) =>
  selectContacts(db, scope, selection).$if(cursor !== null, (contacts) => contacts.where('c.id', '>', cursor ?? ''))
