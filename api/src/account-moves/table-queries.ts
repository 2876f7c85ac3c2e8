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

/** The people whom rows of an account refer to. Cells have copies of their cards. */
export async function listPeople(owner: Db, accountId: string): Promise<string[]> {
  const people = new Set<string>()
  for (const { table, column, isOfAccounts } of await listReferencesToUsers(owner)) {
    if (!isOfAccounts) continue
    const { rows } = await sql<{ id: string | null }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)} where account_id = ${accountId}`.execute(owner)
    for (const { id } of rows) if (id) people.add(id)
  }
  return [...people].sort()
}

interface ReferenceToUser {
  table: string
  column: string
  /** Whether the rows of the table belong to accounts. */
  isOfAccounts: boolean
}

/** Every column that refers to a person, from the catalog, so that a new one is not forgotten. */
export async function listReferencesToUsers(owner: Db): Promise<ReferenceToUser[]> {
  const { rows } = await sql<ReferenceToUser>`
    select c.relname::text as table, a.attname::text as column,
      exists (select from pg_attribute b
        where b.attrelid = k.conrelid and b.attname = 'account_id' and not b.attisdropped) as "isOfAccounts"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid
        and a.attnum = k.conkey[array_position(k.confkey, (select u.attnum from pg_attribute u
          where u.attrelid = k.confrelid and u.attname = 'id'))]
    where k.contype = 'f' and k.confrelid = 'public.users'::regclass and k.conparentid = 0
    order by 1, 2`.execute(owner)
  return rows
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
