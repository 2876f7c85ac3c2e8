import { type Kysely, sql } from 'kysely'

/** Counts the submissions that went to spam lately without reading the others. */
export async function up(db: Kysely<unknown>) {
  await sql`create index submissions_set_aside on submissions (account_id, received_at) where state = 'SPAM'`.execute(
    db,
  )
}
