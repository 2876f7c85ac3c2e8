import { type Kysely, sql } from 'kysely'

/** Agents text a contact themselves, and read what was exchanged in its order. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table text_messages drop constraint text_messages_kind_check;
    alter table text_messages add constraint text_messages_kind_check
      check (kind in ('ANSWER', 'PERSONAL', 'TEST', 'REPLY'));
    drop index text_messages_of_contact;
    create index text_messages_of_contact on text_messages (account_id, contact_id, created_at desc, id);
  `)
    .execute(db)
}
