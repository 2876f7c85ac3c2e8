import { type Kysely, sql } from 'kysely'

/** Labels of emails and phone numbers, and tags that are renamed, merged or deleted on every contact at once. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table contact_emails add column label text not null default '' check (length(label) <= 20);
    alter table contact_phones add column label text not null default '' check (length(label) <= 20);
    comment on column contact_emails.label is 'Home, Work or any other text. Empty if nobody said.';
    comment on column contact_phones.label is 'Home, Work, Mobile or any other text. Empty if nobody said.';

    alter table bulk_changes add column rewritten_filters jsonb;
    comment on column bulk_changes.rewritten_filters is 'Filters in which a tag was replaced, with their earlier values.';
  `)
    .execute(db)
}
