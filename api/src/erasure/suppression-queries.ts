import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export const keepMarks = async (db: Db, { accountId }: AccountScope, marks: Buffer[]) => {
  if (marks.length === 0) return
  await db
    .insertInto('suppressions')
    .values(marks.map((hash) => ({ account_id: accountId, hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function hasMarks(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const row = await db.selectFrom('suppressions').select('hash').where('account_id', '=', accountId).limit(1).execute()
  return row.length > 0
}

/** Of these marks the ones that are kept, as hex. */
export async function keptMarks(db: Db, { accountId }: AccountScope, marks: Buffer[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('suppressions')
    .select('hash')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`hash = any(${marks}::bytea[])`)
    .execute()
  return new Set(rows.map(({ hash }) => hash.toString('hex')))
}
