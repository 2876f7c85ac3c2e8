import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** By id. Images of other accounts are left out. */
export async function getImageRows(db: Db, { accountId }: AccountScope, ids: string[]) {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'content_type', 'width', 'height', 'narrower'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
