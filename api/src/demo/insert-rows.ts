import { type Insertable, type Selectable, sql } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'

/** A row that is inserted as JSON, so that a column accepts its select type and its insert type. */
export type SeedRow<Table extends keyof Schema> = {
  [Column in keyof Insertable<Schema[Table]>]:
    | Insertable<Schema[Table]>[Column]
    | (Column extends keyof Selectable<Schema[Table]> ? Selectable<Schema[Table]>[Column] : never)
}

/** Inserts any number of rows in one statement. All rows need the columns of the first. */
export async function insertRows<Table extends keyof Schema>(db: Db, table: Table, rows: SeedRow<Table>[]) {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  const target = sql.table(table)
  await sql`insert into ${target} (${columns})
    select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)`.execute(db)
}
