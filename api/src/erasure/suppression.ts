import { createHmac } from 'node:crypto'
import { phoneKey } from '@gable/shared/identity/phone-key.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/**
 * What remains of somebody who was erased: by it they are known when they come again, and by nothing else. Keyed, so
 * that nobody who holds the table can try all telephone numbers there are.
 */
export function marksOf(
  { accountId }: AccountScope,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
  secret: Buffer,
): Buffer[] {
  const mark = (text: string) =>
    createHmac('sha256', secret).update('suppression:').update(accountId).update(text).digest()
  return [
    ...emails.map((email) => mark(`email:${email.toLowerCase()}`)),
    ...phones.map((phone) => mark(`phone:${phoneKey(phone)}`)),
  ]
}

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
