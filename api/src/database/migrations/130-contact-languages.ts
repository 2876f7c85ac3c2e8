import { type Kysely, sql } from 'kysely'

/** Contacts read pages and emails in a language that these have. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update contacts set language = null where language not in ('en', 'es');
    alter table contacts add constraint contacts_language_check check (language in ('en', 'es'));
  `.execute(db)
}
