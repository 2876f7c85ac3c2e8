import { type Kysely, sql } from 'kysely'

/** Flows react to what changes whether a contact can be texted. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create function signal_text_permission() returns trigger language plpgsql as $$ begin
        insert into flow_signals (account_id, fact, contact_id, wakes)
        select new.account_id, x.fact, k.contact_id,
          case when row_number() over () = 1 then is_first_flow_signal(new.account_id) else false end
        from flow_facts x
          join contact_phones k on k.account_id = new.account_id and k.phone_key = new.phone_key
        where x.account_id = new.account_id and x.fact = 'CONTACT.CHANGED.TEXTS';
        return null;
      end $$;
    create trigger text_permissions_signal_new after insert on text_permissions
      for each row execute function signal_text_permission();
    create trigger text_permissions_signal_change after update of state on text_permissions
      for each row when (new.state <> old.state) execute function signal_text_permission();
  `)
    .execute(db)
}
