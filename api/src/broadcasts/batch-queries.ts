import { selectContacts } from '../contacts/selection-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { BroadcastRow } from './queries.ts'

const batchSize = 2000

/** The next contacts of a broadcast, after those that have pieces. */
export async function selectContactBatch(
  db: Db,
  scope: AccountScope,
  { selection, cursor }: Pick<BroadcastRow, 'selection' | 'cursor'>,
): Promise<{ contactIds: string[]; isLast: boolean }> {
  const rows = await selectContacts(db, scope, selection)
    .select('c.id')
    .$if(cursor !== null, (contacts) => contacts.where('c.id', '>', cursor ?? ''))
    .orderBy('c.id')
    .limit(batchSize)
    .execute()
  return { contactIds: rows.map(({ id }) => id), isLast: rows.length < batchSize }
}
