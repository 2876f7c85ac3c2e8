import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

/** After so many attempts a signal is set aside. */
export const signalAttemptMaximum = 3

/** Signals that failed and are tried again. */
export async function listFailedSignals(db: Db, { accountId }: AccountScope): Promise<string[]> {
  const rows = await db
    .selectFrom('flow_signals')
    .select('id')
    .where('account_id', '=', accountId)
    .where('attempts', '>', 0)
    .where('attempts', '<', signalAttemptMaximum)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns whether the signal is set aside now. */
export async function countFailure(db: Db, { accountId }: AccountScope, id: string): Promise<boolean> {
  const row = await db
    .updateTable('flow_signals')
    .set({ attempts: sql`attempts + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('attempts')
    .executeTakeFirst()
  return row !== undefined && row.attempts >= signalAttemptMaximum
}

const selectSetAside = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('flow_signals as s')
    .where('s.account_id', '=', accountId)
    .where('s.attempts', '>=', signalAttemptMaximum)

interface SetAsideSignal {
  id: string
  fact: string
  at: Date
  contactId: string
  /** Null if the contact was deleted. */
  fullName: string | null
}

/** The oldest signals that were set aside, and how many there are. */
export async function listSetAside(
  db: Db,
  scope: AccountScope,
  limit: number,
): Promise<{ rows: SetAsideSignal[]; total: number }> {
  const rows = await selectSetAside(db, scope)
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 's.account_id').onRef('c.id', '=', 's.contact_id'),
    )
    .select(['s.id', 's.fact', 's.at', 's.contact_id as contactId', 'c.full_name as fullName'])
    .orderBy('s.id')
    .limit(limit)
    .execute()
  const { total } = await selectSetAside(db, scope)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Returns how many are tried again. */
export async function retrySetAside(db: Db, { accountId }: AccountScope): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('flow_signals')
    .set({ attempts: 0 })
    .where('account_id', '=', accountId)
    .where('attempts', '>=', signalAttemptMaximum)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Returns how many are forgotten. */
export async function deleteSetAside(db: Db, { accountId }: AccountScope): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('flow_signals')
    .where('account_id', '=', accountId)
    .where('attempts', '>=', signalAttemptMaximum)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
