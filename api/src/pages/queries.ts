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
export async function listIndexablePages(db: Db, accountId: string | undefined) {
  const list = async (db: Db) => {
    const { rows } = await sql<IndexablePage>`
      select * from list_indexable_pages(${accountId ?? null})`.execute(db)
    return rows
  }
  if (accountId) return inCellOf(db, accountId, list)
  // While an account is being moved, two have it.
  return [...new Map((await listInCells(db, list)).map((page) => [page.id, page])).values()]
}
