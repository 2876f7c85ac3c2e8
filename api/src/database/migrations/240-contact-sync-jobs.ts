import { type Kysely, sql } from 'kysely'

/** The key of the job names the account, as the keys of all jobs of accounts do. */
export async function up(db: Kysely<unknown>) {
  await sql.raw(wakeContactSync).execute(db)
}

const wakeContactSync = `
  create or replace function wake_contact_sync() returns trigger language plpgsql as $$ begin
      if current_setting('gable.woken_sync', true) = new.app_id::text then return null; end if;
      perform set_config('gable.woken_sync', new.app_id::text, true);
      perform enqueue('run-contact-sync', json_build_object('accountId', new.account_id, 'appId', new.app_id), null,
        'contact-sync/' || new.app_id || '/' || new.account_id);
      return null;
    end $$;
`
