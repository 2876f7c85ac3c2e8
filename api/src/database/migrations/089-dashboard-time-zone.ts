import { type Kysely, sql } from 'kysely'

/**
 * Cached pages show times in the time zone of their account. The heading of the value comparison counts no sources, because
 * providers have no estimate of some homes.
 */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create or replace function notify_time_zone_change() returns trigger language plpgsql as $$ begin
      perform pg_notify('subjects', id::text) from assets where account_id = new.account_id;
      perform pg_notify('subjects', 'shown ' || new.account_id);
      return null;
    end $$;
    comment on function notify_time_zone_change() is 'Cached assets and pages carry the time zone of their agency.';

    update assets
      set settings = replace(settings::text,
        '"mainHeading": "What three sources say your home is worth"',
        '"mainHeading": "What each source says your home is worth"')::jsonb
      where kind = 'contact-dashboard' and settings::text like '%"mainHeading": "What three sources say your home is worth"%';
  `)
    .execute(db)
}
