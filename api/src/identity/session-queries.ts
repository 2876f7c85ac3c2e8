import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'

type NewSession = Omit<Insertable<Schema['sessions']>, 'expires_at'> & { duration: string }

export const insertSession = (db: Db, { duration, ...session }: NewSession) =>
  db
    .insertInto('sessions')
    .values({ ...session, expires_at: sql`now() + ${duration}::interval` })
    .execute()

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db
    .deleteFrom('sessions')
    .where((is) => is.or([is('token_hash', '=', tokenHash), is('previous_hash', '=', tokenHash)]))
    .returning(['id', 'user_id as userId'])
    .executeTakeFirst()

/** Without emulated sessions, which belong to support. */
export const listSessions = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('emulation_type', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .execute()

export const deleteUserSession = (db: Db, userId: string, sessionId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', sessionId).executeTakeFirst()

export const deleteSessions = (db: Db, userId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute()

export const deleteOtherSessions = (db: Db, userId: string, keep: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keep).execute()
