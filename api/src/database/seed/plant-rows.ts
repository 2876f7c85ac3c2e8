import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Schema } from '../schema/schema.ts'

/** A row on its way in as JSON, so that a column takes what it reads out or what it takes in. */
export type PlantedRow<Table extends keyof Schema> = {
  [Column in keyof Insertable<Schema[Table]>]:
    | Insertable<Schema[Table]>[Column]
    | (Column extends keyof Selectable<Schema[Table]> ? Selectable<Schema[Table]>[Column] : never)
}

/** Any number of rows in one statement. All have the columns of the first. */
export async function plantRows<Table extends keyof Schema>(db: Db, table: Table, rows: PlantedRow<Table>[]) {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  const into = sql.table(table)
  await sql`insert into ${into} (${columns})
    select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)`.execute(db)
}
