import { type Kysely, sql } from 'kysely'

/** Contacts are filtered by when they were last contacted, and sorted by email, phone and source. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create index timeline_contacted on timeline_entries (account_id, contact_id, at)
      where event_group in ('EMAIL', 'TEXT', 'POSTCARD', 'CALL', 'OFFER') and kind in ('SENT', 'LOGGED', 'NOTIFIED');
    -- The digit sorts empty values behind all others.
    create index contacts_by_email on contacts (account_id, coalesce('0' || lower(email), '1'), id)
      where archived_at is null;
    create index contacts_by_phone on contacts (account_id, coalesce('0' || phone_key(phone), '1'), id)
      where archived_at is null;
    create index contacts_by_source_name on contacts (account_id, lower(source), id) where archived_at is null;
  `)
    .execute(db)
}
