import { type Kysely, sql } from 'kysely'

/** The log names actions by their call, and the call moved beside those of all content. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update audit_entries set action = 'PUT /agent/content/postcard/daily-limit'
    where action = 'PUT /agent/postcards/daily-limit'
  `.execute(db)
}
