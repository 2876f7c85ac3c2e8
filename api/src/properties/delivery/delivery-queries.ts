import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { type DeliveryKind, deliveryKinds } from './delivery-kinds.ts'

type Row = Record<string, unknown>

/** Inserts new rows and updates known ones. Returns the number of rows given. */
export async function upsertDeliveredRows(db: Db, kind: DeliveryKind, deliveredRows: Row[]): Promise<number> {
  if (deliveredRows.length === 0) return 0
  const { table, primaryKey, row } = deliveryKinds[kind]
  const storedRows = await addKeys(
    db,
    kind,
    deliveredRows.map((row) => toStoredNames(kind, row)),
  )
  // The last row of each key wins, because one statement cannot upsert a row twice.
  const rows = [
    ...new Map(storedRows.map((row) => [JSON.stringify(primaryKey.map((column) => row[column])), row])).values(),
  ]
  const columns = getStoredColumns(kind, Object.keys(row.shape))
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const updatedColumns = columns.filter((column) => !(primaryKey as readonly string[]).includes(column))
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${sql.join(primaryKey.map((column) => sql.ref(column)))}) do update set
      ${sql.join(updatedColumns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}`.execute(db)
  return deliveredRows.length
}

function toStoredNames(kind: DeliveryKind, row: Row): Row {
  const names = getColumnNames(kind)
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]))
}

/** Adds the key by which homes, or counties, are recognized however they are written. */
export async function addKeys(db: Db, kind: DeliveryKind, rows: Row[]): Promise<Row[]> {
  const keyOf = getKeyColumn(kind)
  if (keyOf === null) return rows
  const toKey = sql.ref(keyOf === 'county' ? 'county_key' : 'address_key')
  const names = rows.map((row) => row[keyOf] as string)
  const { rows: keys } = await sql<{ key: string }>`
    select ${toKey}(name) as key from unnest(${names}::text[]) with ordinality as given(name, position)
    order by position`.execute(db)
  return rows.map((row, index) => ({ ...row, key: keys[index]?.key ?? '' }))
}

export const deleteDeliveredRows = (db: Db, kind: DeliveryKind) =>
  sql`delete from ${sql.table(deliveryKinds[kind].table)}`.execute(db)

function getStoredColumns(kind: DeliveryKind, names: string[]): string[] {
  const { storesAddress } = deliveryKinds[kind]
  const columnNames = getColumnNames(kind)
  const columns = names.filter((name) => storesAddress || name !== 'address').map((name) => columnNames[name] ?? name)
  return getKeyColumn(kind) === null ? columns : ['key', ...columns]
}

function getKeyColumn(kind: DeliveryKind): 'address' | 'county' | null {
  const config = deliveryKinds[kind]
  return 'keyOf' in config ? config.keyOf : 'address'
}

const getColumnNames = (kind: DeliveryKind): Readonly<Record<string, string>> => {
  const config = deliveryKinds[kind]
  return 'columnNames' in config ? config.columnNames : {}
}
