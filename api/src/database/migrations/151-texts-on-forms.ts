import { type Kysely, sql } from 'kysely'

/** Forms ask whether a visitor wants texts, beside the consent that sending gives, and may answer by text. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table consents add column text_wording text, add column agreed_to_texts boolean not null default false,
      add check (not agreed_to_texts or text_wording is not null);
    comment on column consents.text_wording is 'What the form showed beside the checkbox for texts, if it had one.';
    alter table forms add column sends_text boolean not null default false;
  `)
    .execute(db)
}
