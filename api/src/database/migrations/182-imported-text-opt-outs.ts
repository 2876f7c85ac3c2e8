import { type Kysely, sql } from 'kysely'

/** Imports bring in who opted out of texts, and take it back when they are undone. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table text_consents add column import_id uuid;
    create index text_consents_of_import on text_consents (account_id, import_id) where import_id is not null;
  `)
    .execute(db)
}
