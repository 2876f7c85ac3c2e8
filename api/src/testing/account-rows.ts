import { sql } from 'kysely'
import { listAccountTables } from '../account-moves/table-queries.ts'
import type { Db } from '../platform/database.ts'

/** What a database has of an account: the number of its rows in each table, and a digest of them. Empty tables are left out. */
export async function readAccountRows(owner: Db, accountId: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { name } of await listAccountTables(owner)) {
    const { rows } = await sql<{ digest: string | null }>`
      select count(*) || ' ' || md5(string_agg(row, ' ' order by row collate "C")) as digest
      from (select to_jsonb(t)::text as row from ${sql.table(name)} t where account_id = ${accountId}) r`.execute(owner)
    if (rows[0]?.digest) found[name] = rows[0].digest
  }
  return found
}
