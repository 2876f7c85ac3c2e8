import { sql } from 'kysely'
import { listAccountTables } from '../account-moves/table-queries.ts'
import type { Db } from '../platform/database.ts'

/**
 * Summarizes the rows of an account in a database: their number in each table, and a sum of their hashes, which needs no order.
 * Empty tables are left out.
 */
export async function readAccountRows(owner: Db, accountId: string): Promise<Record<string, string>> {
  const tables = (await listAccountTables(owner)).map(
    ({ name }) => sql`
      select ${name}::text as name, count(*) || ' ' || sum(hashtextextended(t::text, 0)) as digest
      from ${sql.table(name)} t where account_id = ${accountId}`,
  )
  const { rows } = await sql<{ name: string; digest: string | null }>`${sql.join(tables, sql` union all `)}`.execute(
    owner,
  )
  return Object.fromEntries(rows.flatMap(({ name, digest }) => (digest ? [[name, digest]] : [])))
}
