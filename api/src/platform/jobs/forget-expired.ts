import { sql } from 'kysely'
import type { Job } from './jobs.ts'

/** Sessions, links and counted tries that have run out let nobody in any more: they are only personal data. */
export async function forgetExpired({ db }: Pick<Job<'forget-expired'>, 'db'>): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('magic_links').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute()
  await db.deleteFrom('attempts').where('until', '<', sql<Date>`now()`).execute()
}
