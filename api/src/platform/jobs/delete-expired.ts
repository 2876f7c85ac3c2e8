import { strangerRetentionDays } from '@gable/shared/conversations/limits.ts'
import { entryRetentionDays } from '@gable/shared/lead-intake/source.ts'
import { sql } from 'kysely'
import type { Job } from './jobs.ts'

/** Expired sessions, links, trusted devices, rate limits and received messages serve no purpose and are personal data. */
export async function deleteExpired({ db }: Pick<Job<'forget-expired'>, 'db'>): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('magic_links').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute()
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('trusted_devices').where('expires_at', '<', sql<Date>`now()`).execute()
  await deleteExpiredInCell({ db })
}

/** Those that each database has. The others are in the directory alone. */
export async function deleteExpiredInCell({ db }: Pick<Job<'forget-expired'>, 'db'>): Promise<void> {
  await db.deleteFrom('attempts').where('until', '<', sql<Date>`now()`).execute()
  await sql`select delete_expired_conversations(${strangerRetentionDays}::int)`.execute(db)
  await sql`select delete_expired_lead_intake(${entryRetentionDays}::int)`.execute(db)
}
