import { type Kysely, sql } from 'kysely'

/** Keeps booked onboarding calls, reports ended sessions, and lets an account keep its addresses out of the suggestions. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- One team takes the calls of all agencies, so a time is booked once. It says nothing about the agency.
    create table booked_call_times (
      starts_at timestamptz primary key,
      ends_at timestamptz not null,
      exclude using gist (tstzrange(starts_at, ends_at) with &&)
    );
    grant select, insert, delete on booked_call_times to gable_app;

    create table onboarding_calls (
      account_id uuid primary key references agencies,
      id uuid not null,
      agent_id uuid not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      booked_at timestamptz not null default now(),
      foreign key (account_id, agent_id) references agents (account_id, id) on delete cascade
    );
    call isolate_by_account('onboarding_calls');

    -- Calls that were chosen before but kept only as an answer. The first agency keeps a time that several chose.
    create temporary table chosen_calls on commit drop as
    select distinct on (call.starts_at) agency.account_id, agent.id as agent_id, call.starts_at
    from agencies agency
      cross join lateral (select (agency.onboarding_details ->> 'call')::timestamptz as starts_at) call
      cross join lateral (
        select id from agents where account_id = agency.account_id order by (role = 'OWNER') desc, id limit 1) agent
    where call.starts_at > now()
    order by call.starts_at, agency.account_id;
    insert into booked_call_times
    select starts_at, starts_at + interval '20 minutes' from chosen_calls order by starts_at on conflict do nothing;
    insert into onboarding_calls (account_id, id, agent_id, starts_at, ends_at)
    select account_id, gen_random_uuid(), agent_id, starts_at, ends_at from chosen_calls join booked_call_times using (starts_at);
    update agencies set onboarding_details = onboarding_details - 'call' where onboarding_details ? 'call';

    create function publish_session_end() returns trigger language plpgsql as $$ begin
      perform pg_notify('live', json_build_object('endedSession', old.id)::text);
      return null;
    end $$;
    comment on function publish_session_end() is 'Tells every process to end the live streams of a deleted session.';
    create trigger sessions_publish_end after delete on sessions for each row execute function publish_session_end();

    alter table account_settings add column suggests_addresses boolean not null default true;
    create index properties_by_address on properties (address_key);

    create or replace function record_property_addresses() returns trigger language plpgsql as $$ begin
      insert into addresses (key, street_key, door_key, full_address, door_number, street, city, state, zip, latitude, longitude)
      select distinct on (fresh.address_key) fresh.address_key, address_key(concat_ws(' ', street, city, state, zip)), lower(door_number),
        full_address, door_number, street, city, state, zip, latitude, longitude
      from fresh where door_number <> '' and zip <> ''
        and not exists (select from account_settings s where s.account_id = fresh.account_id and not s.suggests_addresses)
      order by fresh.address_key
      on conflict (key) do nothing;
      return null;
    end $$;
    comment on function record_property_addresses() is 'Adds the addresses of new properties to the suggestions, unless their account keeps them out.';

    create function share_addresses() returns void language sql as $$
      insert into addresses (key, street_key, door_key, full_address, door_number, street, city, state, zip, latitude, longitude)
      select p.address_key, address_key(concat_ws(' ', street, city, state, zip)), lower(door_number),
        full_address, door_number, street, city, state, zip, latitude, longitude
      from properties p where account_id = current_account() and door_number <> '' and zip <> '' order by p.address_key
      on conflict (key) do nothing
    $$;
    comment on function share_addresses() is 'Adds the addresses of all properties of the current account to the suggestions.';

    create function withdraw_addresses() returns void
    language sql security definer set search_path to 'pg_catalog', 'public' as $$
      delete from addresses address using properties property
      where property.account_id = current_account() and property.address_key = address.key
        and not exists (
          select from properties other left join account_settings s on s.account_id = other.account_id
          where other.address_key = address.key and other.account_id <> current_account()
            and coalesce(s.suggests_addresses, true))
    $$;
    comment on function withdraw_addresses() is 'Removes the addresses of the current account from the suggestions, except those that another account shares.';
    revoke execute on function withdraw_addresses() from public;
    grant execute on function withdraw_addresses() to gable_app;
  `)
    .execute(db)
}
