import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Every host name of an agency's own, the oldest first. */
export const readHosts = (db: Db) =>
  db.selectFrom('hosts').select(['host', 'agency']).orderBy('added_at').orderBy('host').execute()

/** What search engines may know of: of all agencies, or of one. */
export async function listedPages(db: Db, accountId: string | undefined) {
  const { rows } = await sql<{ id: string; account_id: string; updated_at: Date }>`
    select * from listed_pages(${accountId ?? null})`.execute(db)
  return rows
}
