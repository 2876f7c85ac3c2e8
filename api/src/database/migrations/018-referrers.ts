import { type Kysely, sql } from 'kysely'

/** From which other site a visitor had come who filled something in. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table submissions add referrer text`.execute(db)
}
