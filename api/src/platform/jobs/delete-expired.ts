import { sql } from 'kysely'
import type { Job } from './jobs.ts'

/** Expired sessions, links and rate limits serve no purpose and are personal data. */
export async function deleteExpired({ db }: Pick<Job<'forget-expired'>, 'db'>): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('magic_links').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute()
  await db.deleteFrom('attempts').where('until', '<', sql<Date>`now()`).execute()
}
