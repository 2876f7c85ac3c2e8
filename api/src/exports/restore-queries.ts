import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { AccountTable, Column, Row } from './account-table-queries.ts'

/** The name of the first table that has rows already. Images of the brand may be there. */
export async function findRows(db: Db, { accountId }: AccountScope, tables: readonly AccountTable[]) {
  for (const { name, table } of tables) {
    if (table === 'media') continue
    const { rows } = await sql`select 1 from ${sql.table(table)} where account_id = ${accountId} limit 1`.execute(db)
    if (rows.length > 0) return name
  }
  return undefined
}

/**
 * Triggers of contacts record emails, phone numbers and tags, so those of the archive replace them. Leaves out
 * merges, because a contact may come before the one it was merged into.
 */
export async function insertRows(
  db: Db,
  { accountId }: AccountScope,
  { table, key }: AccountTable,
  columns: Column[],
  rows: Row[],
) {
  await sql`set local statement_timeout = '10min'`.execute(db)
  const names = columns.filter(({ name }) => !(table === 'contacts' && name === 'merged_into'))
  const columnList = sql.join(names.map(({ name }) => sql.ref(name)))
  const types = sql.join(columns.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`))
  const keyList = sql.join(key.map((name) => sql.ref(name)))
  const changes = names.filter(({ name }) => !key.includes(name))
  await sql`
    insert into ${sql.table(table)} (account_id, ${columnList})
    select ${accountId}, ${columnList} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${types})
    on conflict (account_id, ${keyList}) do update
      set ${sql.join(changes.map(({ name }) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`.execute(db)
}

/** Merges of contacts, after all contacts are there. */
export const setMergedContacts = (db: Db, { accountId }: AccountScope, merged: Row[]) =>
  sql`
    update contacts c set merged_into = r.merged_into
    from jsonb_to_recordset(${JSON.stringify(merged)}::jsonb) as r (id uuid, merged_into uuid)
    where c.account_id = ${accountId} and c.id = r.id`.execute(db)
