import { sql } from 'kysely'
import { listAccountTables } from '../account-moves/table-queries.ts'
import type { Db } from '../platform/database.ts'

/** What a database has of an account: the number of its rows in each table, and a digest of them. Empty tables are left out. */
export async function readAccountRows(owner: Db, accountId: string): Promise<Record<string, string>> {
  const tables = (await listAccountTables(owner)).map(
    ({ name }) => sql`
      select ${name}::text as name, count(*) || ' ' || md5(string_agg(row, ' ' order by row collate "C")) as digest
      from (select to_jsonb(t)::text as row from ${sql.table(name)} t where account_id = ${accountId}) r`,
  )
  const { rows } = await sql<{ name: string; digest: string | null }>`${sql.join(tables, sql` union all `)}`.execute(
    owner,
  )
  return Object.fromEntries(rows.flatMap(({ name, digest }) => (digest ? [[name, digest]] : [])))
}
