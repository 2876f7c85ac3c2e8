import { type Selectable, sql } from 'kysely'
import type { SignInTables } from '../../database/schema/sign-in.ts'
import { addOtherCells } from '../../platform/cells/cards.ts'
import { getCells } from '../../platform/cells/cells.ts'
import type { Db } from '../../platform/database.ts'

/** The second factors of a user. Two-factor sign-in is on as soon as there is one. */
export const getFactors = async (db: Db, userId: string): Promise<{ hasApp: boolean; hasPasskey: boolean }> => {
  const { rows } = await sql<{ hasApp: boolean; hasPasskey: boolean }>`
    select exists (select from authenticator_apps where user_id = ${userId} and encrypted_secret is not null) as "hasApp",
      exists (select from passkeys where user_id = ${userId}) as "hasPasskey"`.execute(db)
  return rows[0] ?? { hasApp: false, hasPasskey: false }
}

export const hasFactor = async (db: Db, userId: string) => {
  const { hasApp, hasPasskey } = await getFactors(db, userId)
  return hasApp || hasPasskey
}

/** Factors of one user change one after the other, so that the last one cannot be removed twice over. */
export const lockFactors = (db: Db, userId: string) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()

export const getApp = (db: Db, userId: string) =>
  db
    .selectFrom('authenticator_apps')
    .select([
      'encrypted_secret',
      'added_at',
      'last_step',
      sql<Buffer | null>`case when pending_since > now() - interval '1 hour' then pending_secret end`.as(
        'pending_secret',
      ),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const savePendingApp = (db: Db, userId: string, pending_secret: Buffer) =>
  db
    .insertInto('authenticator_apps')
    .values({ user_id: userId, pending_secret, pending_since: sql`now()` })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_secret, pending_since: sql`now()` }))
    .execute()

export const activatePendingApp = (db: Db, userId: string, step: number) =>
  db
    .updateTable('authenticator_apps')
    .set({
      encrypted_secret: sql`pending_secret`,
      added_at: sql`now()`,
      last_step: step,
      pending_secret: null,
      pending_since: null,
    })
    .where('user_id', '=', userId)
    .execute()

/** False if a code of this step or of a later one was used before. */
export const useAppStep = async (db: Db, userId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteApp = (db: Db, userId: string) =>
  db.deleteFrom('authenticator_apps').where('user_id', '=', userId).execute()

export const insertRecoveryCodes = (db: Db, userId: string, hashes: Buffer[]) =>
  db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute()

export const deleteRecoveryCodes = (db: Db, userId: string) =>
  db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()

/** False if there is no such code, or it was used before. Of two uses at once, one gets the code. */
export const useRecoveryCode = async (db: Db, userId: string, hash: Buffer): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const countRecoveryCodes = async (db: Db, userId: string): Promise<{ all: number; left: number }> => {
  const { all, left } = await db
    .selectFrom('recovery_codes')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where used_at is null))::int`.as('left'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { all, left }
}

type PendingSignIn = Selectable<SignInTables['pending_sign_ins']>

export const insertPendingSignIn = (
  db: Db,
  { minutes, ...pending }: Omit<PendingSignIn, 'expires_at'> & { minutes: number },
) =>
  db
    .insertInto('pending_sign_ins')
    .values({ ...pending, expires_at: sql`now() + ${`${minutes} minutes`}::interval` })
    .execute()

export const getPendingSignIn = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('pending_sign_ins as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.token_hash', 'p.user_id', 'p.method', 'p.emulation_type', 'p.emulated_by', 'u.email'])
    .where('p.token_hash', '=', tokenHash)
    .where('p.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** False if it was completed meanwhile. */
export const deletePendingSignIn = async (db: Db, tokenHash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deletePendingSignIns = (db: Db, userId: string) =>
  db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()

export const insertTrustedDevice = (
  db: Db,
  { days, ...device }: Pick<Selectable<SignInTables['trusted_devices']>, DeviceColumn> & { days: number },
) =>
  db
    .insertInto('trusted_devices')
    .values({ ...device, expires_at: sql`now() + ${`${days} days`}::interval` })
    .execute()

type DeviceColumn = 'id' | 'user_id' | 'token_hash' | 'user_agent' | 'address'

/** Records the use of a device, and returns whether it is trusted. */
export const useTrustedDevice = async (db: Db, userId: string, tokenHash: Buffer, address: string) => {
  const { numUpdatedRows } = await db
    .updateTable('trusted_devices')
    .set({ last_used_at: sql`now()`, address })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listTrustedDevices = (db: Db, userId: string) =>
  db
    .selectFrom('trusted_devices')
    .select(['id', 'token_hash', 'user_agent', 'address', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .execute()

export const deleteTrustedDevice = (db: Db, userId: string, deviceId: string) =>
  db.deleteFrom('trusted_devices').where('user_id', '=', userId).where('id', '=', deviceId).executeTakeFirst()

export const deleteTrustedDevices = (db: Db, userId: string, except: Buffer | null = null) =>
  db
    .deleteFrom('trusted_devices')
    .where('user_id', '=', userId)
    .$if(except !== null, (query) => query.where('token_hash', '!=', except))
    .execute()

export const listRequiringAgencies = async (db: Db, userId: string): Promise<string[]> => {
  const list = async (db: Db) => {
    const { rows } = await sql<{ name: string }>`select name from list_two_factor_agencies(${userId})`.execute(db)
    return rows.map(({ name }) => name)
  }
  const here = await list(db)
  return getCells(db) ? [...new Set(await addOtherCells(db, userId, here, list))].sort() : here
}

/** Whether the session was confirmed within these minutes. */
export const isConfirmed = async (db: Db, sessionId: string, minutes: number): Promise<boolean> => {
  const row = await db
    .selectFrom('sessions')
    .select(sql<boolean>`coalesce(confirmed_at > now() - ${`${minutes} minutes`}::interval, false)`.as('isRecent'))
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.isRecent ?? false
}

export const confirmSession = (db: Db, sessionId: string) =>
  db.updateTable('sessions').set({ confirmed_at: sql`now()` }).where('id', '=', sessionId).execute()
