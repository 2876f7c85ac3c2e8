import { sql } from 'kysely'
import { inCellOf, listInCells } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'

interface IndexablePage {
  id: string
  account_id: string
  updated_at: Date
  slug: string | null
  is_slug_shared: boolean
}

/** The pages that search engines may index: of all agencies, or of one. */
export function listIndexablePages(db: Db, accountId: string | undefined) {
  const list = async (db: Db) => {
    const { rows } = await sql<IndexablePage>`
      select * from list_indexable_pages(${accountId ?? null})`.execute(db)
    return rows
  }
  return accountId ? inCellOf(db, accountId, list) : listInCells(db, list)
}
