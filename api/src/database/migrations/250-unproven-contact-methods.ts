import { type Kysely, sql } from 'kysely'

/** Anybody who knows the phone number of a contact can enter any email with it, and vice versa. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table contact_emails add column is_unproven boolean not null default false;
    alter table contact_phones add column is_unproven boolean not null default false;
    comment on column contact_emails.is_unproven is 'It came with the phone number of the contact, maybe from a stranger.';
    comment on column contact_phones.is_unproven is 'It came with the email of the contact, maybe from a stranger.';
  `)
    .execute(db)
}
