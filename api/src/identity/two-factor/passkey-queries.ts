import { type Insertable, sql } from 'kysely'
import type { ChallengePurpose, SignInTables } from '../../database/schema/sign-in.ts'
import type { Db } from '../../platform/database.ts'

export const insertChallenge = (
  db: Db,
  challenge: { hash: Buffer; purpose: ChallengePurpose; user_id: string | null; minutes: number },
) =>
  db
    .insertInto('passkey_challenges')
    .values({
      hash: challenge.hash,
      purpose: challenge.purpose,
      user_id: challenge.user_id,
      expires_at: sql`now() + ${`${challenge.minutes} minutes`}::interval`,
    })
    .execute()

/** Deletes the challenge it returns, because a challenge works once. */
export const takeChallenge = (db: Db, hash: Buffer) =>
  db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hash)
    .returning(['purpose', 'user_id as userId', sql<boolean>`expires_at > now()`.as('isFresh')])
    .executeTakeFirst()

export const listPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'is_synced', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findPasskey = (db: Db, credentialId: string) =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** False if a passkey with this credential ID exists, of whichever user. */
export const insertPasskey = async (db: Db, passkey: Insertable<SignInTables['passkeys']>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False if the counter has been reached before, as with a copied authenticator. Synced passkeys do not count and stay at 0. */
export const recordPasskeyUse = async (
  db: Db,
  id: string,
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: String(counter), is_synced: isSynced, last_used_at: sql`now()` })
    .where('id', '=', id)
    .where((is) =>
      is.or([is('counter', '<', String(counter)), is.and([is('counter', '=', '0'), is.lit(counter === 0)])]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const renamePasskey = (db: Db, userId: string, id: string, name: string) =>
  db.updateTable('passkeys').set({ name }).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()

export const deletePasskey = (db: Db, userId: string, id: string) =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).returning('name').executeTakeFirst()

export const deletePasskeys = (db: Db, userId: string) =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
