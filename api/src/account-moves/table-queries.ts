import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** A table with rows of accounts. */
export interface AccountTable {
  name: string
  /** Those that are stored; others are computed from them. */
  columns: string[]
  /** The table itself, or its partitions. */
  parts: string[]
  /** Columns whose values come from a sequence of the table. */
  counters: string[]
}

/** All of them, from the catalog, so that a new table is moved as well. */
export async function listAccountTables(owner: Db): Promise<AccountTable[]> {
  const { rows } = await sql<AccountTable>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      case c.relkind when 'r' then array[c.relname::text]
        else (select coalesce(array_agg(relid::regclass::text order by 1), '{}') from pg_partition_tree(c.oid) where isleaf)
      end as parts,
      (select coalesce(array_agg(a.attname::text), '{}') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null) as counters
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped)
    order by c.relname`.execute(owner)
  return rows
}

/** The columns of account tables that name people, whose cards a cell has copies of. */
export async function listPeople(owner: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select k.conrelid::regclass::text as table, a.attname::text as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'users'::regclass and exists (select from pg_attribute b
      where b.attrelid = k.conrelid and b.attname = 'account_id' and not b.attisdropped)`.execute(owner)
  const people = new Set<string>()
  for (const { table, column } of rows) {
    const { rows: found } = await sql<{ id: string | null }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)} where account_id = ${accountId}`.execute(owner)
    for (const { id } of found) if (id) people.add(id)
  }
  return [...people].sort()
}

export const hasAgency = async (owner: Db, accountId: string): Promise<boolean> =>
  (await owner.selectFrom('agencies').select('account_id').where('account_id', '=', accountId).executeTakeFirst()) !==
  undefined

/** What the schema of a database is: the migrations that have run there. */
export async function listAppliedMigrations(owner: Db): Promise<string> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(name, ' ' order by name) as names from kysely_migration`.execute(owner)
  return rows[0]?.names ?? ''
}
