import { type Kysely, sql } from 'kysely'

/**
 * The data of an account may be in another database, its cell. The directory says in which, and keeps what must be one for
 * all of them, so none of that refers to the agency itself any more.
 */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- In the directory the other databases; in such a database itself, so that none is taken for another.
    create table cells (
      name text primary key check (name ~ '^[a-z][a-z0-9-]*$' and name <> 'main'),
      position integer generated always as identity,
      added_at timestamptz not null default now()
    );
    -- The accounts that are not in the database of the directory.
    create table account_cells (
      agency uuid primary key,
      cell text not null references cells
    );
    create function notify_account_cell() returns trigger language plpgsql as $$ begin
      perform pg_notify('cells', new.agency::text);
      return null;
    end $$;
    create trigger account_cells_notify after insert or update on account_cells
      for each row execute function notify_account_cell();
    comment on function notify_account_cell() is 'Every process remembers where accounts are.';

    -- Which cells have a copy of a person''s card. Written before the copy.
    create table card_copies (
      user_id uuid not null references users,
      cell text not null references cells,
      primary key (user_id, cell)
    );
    grant select on cells, account_cells to gable_app;
    grant select, insert on card_copies to gable_app;

    create function copy_changed_card() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
      declare
        person uuid := case tg_table_name when 'users' then to_jsonb(new) ->> 'id'
          else coalesce(to_jsonb(new), to_jsonb(old)) ->> 'user_id' end;
      begin
        if exists (select from card_copies where user_id = person) then
          perform graphile_worker.add_job(
            identifier => 'copy-card',
            payload => json_build_object('userId', person),
            max_attempts => 10,
            job_key => 'copy-card:' || person);
        end if;
        return null;
      end $$;
    comment on function copy_changed_card() is 'Cells have copies of the card of a person, and know whether there is a second factor.';
    create trigger users_copy_card after update of email, first_name, last_name, phone, time_zone on users
      for each row when (old is distinct from new) execute function copy_changed_card();
    create trigger passkeys_copy_card after insert or delete on passkeys
      for each row execute function copy_changed_card();
    create trigger authenticator_apps_copy_card after insert or delete or update of encrypted_secret on authenticator_apps
      for each row execute function copy_changed_card();

    -- Whose a personalized URL is, in whichever cell.
    alter table purls add column agency uuid;
    grant update (taken_at) on purls to gable_app;
    update purls set agency = a.account_id from agents a where a.purl_id = purls.id;
    create or replace function reserve_purl() returns trigger language plpgsql as $$ begin
      insert into purls (id, agency) values (new.purl_id, new.account_id);
      return null;
    end $$;

    alter table hosts drop constraint hosts_agency_fkey;
    alter table shared_page_slugs drop constraint shared_page_slugs_agency_fkey;
    create function release_addresses() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$ begin
      delete from hosts where agency = old.account_id;
      delete from shared_page_slugs where agency = old.account_id;
      return null;
    end $$;
    comment on function release_addresses() is 'The addresses of an agency end with it.';
    create trigger agencies_release_addresses after delete on agencies
      for each row execute function release_addresses();

    create function resolve_membership(person uuid, account uuid, is_emulated boolean)
      returns table (agent_id uuid, role text, is_agent_idle boolean, permissions text[], soft_freeze_after timestamptz,
        has_plan boolean, two_factor_due timestamptz)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select a.id, a.role, coalesce(a.last_seen_at < now() - interval '1 minute', true),
          agent_permissions_in(a.account_id, a.id),
          g.soft_freeze_after, g.plan_id is not null,
          case when c.two_factor_from is not null and not is_emulated
            and not exists (select from passkeys p where p.user_id = person)
            and not exists (select from authenticator_apps t where t.user_id = person and t.encrypted_secret is not null)
          then c.two_factor_from end
        from agents a
        join agencies g on g.account_id = a.account_id
        left join account_settings c on c.account_id = a.account_id
        where a.account_id = account and a.user_id = person and a.deactivated_at is null
      $$;
    comment on function resolve_membership(uuid, uuid, boolean) is
      'What resolve_session tells of a member, for a session that the directory has resolved.';
    revoke execute on function resolve_membership(uuid, uuid, boolean) from public;
    grant execute on function resolve_membership(uuid, uuid, boolean) to gable_app;
  `)
    .execute(db)
}
