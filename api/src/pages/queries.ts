import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** The pages that search engines may index: of all agencies, or of one. */
export async function listIndexablePages(db: Db, accountId: string | undefined) {
  const { rows } = await sql<{ id: string; account_id: string; updated_at: Date }>`
    select * from list_indexable_pages(${accountId ?? null})`.execute(db)
  return rows
}
