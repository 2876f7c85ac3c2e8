import { type Kysely, sql } from 'kysely'

/** A run of an MLS knows when it began by the clock of the MLS, because what changes meanwhile is read by the next one. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table mls_sync_runs add column first_served_at timestamptz`.execute(db)
}
