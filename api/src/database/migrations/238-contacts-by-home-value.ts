import { type Kysely, sql } from 'kysely'

/** Contacts are sorted by the value of their home. */
export async function up(db: Kysely<unknown>) {
  await sql`create index value_estimates_by_value on value_estimates (account_id, median_cents, property_id)`.execute(
    db,
  )
}
