import { type Kysely, sql } from 'kysely'

/** Agencies word the beginning of a form in Spanish, too. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table forms add column spanish_title text not null default '',
      add column spanish_description text not null default '';
  `.execute(db)
}
