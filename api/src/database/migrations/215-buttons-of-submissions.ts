import { type Kysely, sql } from 'kysely'

/** Which button of a homeowner's page led to a submission, because agents rename modules and buttons. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table submissions add column dashboard_button text`.execute(db)
}
