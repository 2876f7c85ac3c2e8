import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { type DeliveryKind, deliveryKinds } from './delivery-kinds.ts'

type Row = Record<string, unknown>

/** Stores what is new and brings up to date what is known. Answers how many rows there were. */
export async function upsertDeliveredRows(db: Db, kind: DeliveryKind, delivered: Row[]): Promise<number> {
  if (delivered.length === 0) return 0
  const { table, same, row } = deliveryKinds[kind]
  const keyed = await addAddressKeys(
    db,
    kind,
    delivered.map((one) => toStoredNames(kind, one)),
  )
  // The last word counts: one statement cannot change a row twice.
  const rows = [...new Map(keyed.map((one) => [JSON.stringify(same.map((column) => one[column])), one])).values()]
  const columns = getStoredColumns(kind, Object.keys(row.shape))
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const changes = columns.filter((column) => !(same as readonly string[]).includes(column))
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${sql.join(same.map((column) => sql.ref(column)))}) do update set
      ${sql.join(changes.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}`.execute(db)
  return delivered.length
}

function toStoredNames(kind: DeliveryKind, row: Row): Row {
  const names = getColumnNames(kind)
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]))
}

async function addAddressKeys(db: Db, kind: DeliveryKind, rows: Row[]): Promise<Row[]> {
  if (kind === 'rates') return rows
  const addresses = rows.map(({ address }) => address as string)
  const { rows: keys } = await sql<{ key: string }>`
    select address_key(address) as key from unnest(${addresses}::text[]) with ordinality as asked(address, place)
    order by place`.execute(db)
  return rows.map((row, index) => ({ ...row, key: keys[index]?.key ?? '' }))
}

function getStoredColumns(kind: DeliveryKind, names: string[]): string[] {
  const { keepsAddress } = deliveryKinds[kind]
  const renames = getColumnNames(kind)
  const own = names.filter((name) => keepsAddress || name !== 'address').map((name) => renames[name] ?? name)
  return kind === 'rates' ? own : ['key', ...own]
}

const getColumnNames = (kind: DeliveryKind): Readonly<Record<string, string>> => {
  const one = deliveryKinds[kind]
  return 'renamed' in one ? one.renamed : {}
}
