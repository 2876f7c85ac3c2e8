import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export const insertSuppressions = async (db: Db, { accountId }: AccountScope, hashes: Buffer[]) => {
  if (hashes.length === 0) return
  await db
    .insertInto('suppressions')
    .values(hashes.map((hash) => ({ account_id: accountId, hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function hasSuppressions(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const row = await db.selectFrom('suppressions').select('hash').where('account_id', '=', accountId).limit(1).execute()
  return row.length > 0
}

/** The suppressed ones of these hashes, as hex. */
export async function listSuppressedHashes(
  db: Db,
  { accountId }: AccountScope,
  hashes: Buffer[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('suppressions')
    .select('hash')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`hash = any(${hashes}::bytea[])`)
    .execute()
  return new Set(rows.map(({ hash }) => hash.toString('hex')))
}
