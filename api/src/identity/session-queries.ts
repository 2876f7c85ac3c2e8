import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'

type NewSession = Omit<Insertable<Schema['sessions']>, 'expires_at'> & { lasts: string }

export const insertSession = (db: Db, { lasts, ...session }: NewSession) =>
  db
    .insertInto('sessions')
    .values({ ...session, expires_at: sql`now() + ${lasts}::interval` })
    .execute()

export const endSession = (db: Db, tokenHash: Buffer) =>
  db
    .deleteFrom('sessions')
    .where((is) => is.or([is('token_hash', '=', tokenHash), is('previous_hash', '=', tokenHash)]))
    .execute()

/** Sessions that support opened are theirs to end, and are not the person's own. */
export const listSessions = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('emulation_type', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .execute()

export const endOwnSession = (db: Db, userId: string, sessionId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', sessionId).executeTakeFirst()

export const endOtherSessions = (db: Db, userId: string, keep: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keep).execute()
