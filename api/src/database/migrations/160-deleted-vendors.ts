import { type Kysely, sql } from 'kysely'

/** Cached pages show vendors, so every process hears when one is deleted. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create function notify_deleted_public_content() returns trigger language plpgsql as $$ begin
      perform pg_notify('subjects', 'shown ' || old.account_id);
      return null;
    end $$;
    comment on function notify_deleted_public_content() is 'Cached pages must not show what was deleted.';
    create trigger vendors_notify_deleted_public_content after delete on vendors
      for each row execute function notify_deleted_public_content();
  `)
    .execute(db)
}
