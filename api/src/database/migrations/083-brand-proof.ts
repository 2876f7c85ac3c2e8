import { type Kysely, sql } from 'kysely'

/** What brands have to show for themselves: homes sold, years, volume and reviews. */
export async function up(db: Kysely<unknown>) {
  await sql.raw(`alter table brandings add column proof jsonb not null default '{}'`).execute(db)
}
