import { type Kysely, sql } from 'kysely'

/** A lead inserts into a dozen tables, so triggers first ask whether they have anything to do. */
export async function up(db: Kysely<unknown>) {
  await sql.raw(search).execute(db)
  await sql.raw(identifiers).execute(db)
  await sql.raw(addresses).execute(db)
  await sql.raw(signals).execute(db)
  await sql.raw(contactSync).execute(db)
}

const search = `
  create or replace function add_properties_to_search() returns trigger language plpgsql
    set enable_seqscan = off set enable_nestloop = off set plan_cache_mode = force_generic_plan as $$
    declare
      account uuid;
      contact_ids uuid[];
      home_ids uuid[];
      home_words text;
    begin
      for account, contact_ids, home_ids in
        select account_id, array_agg(contact_id), array_agg(property_id) from linked group by account_id
      loop
        if cardinality(contact_ids) = 1 then
          select search_key(full_address) into home_words from properties where account_id = account and id = home_ids[1];
          update contacts set search = search || ' ' || home_words
          where account_id = account and id = contact_ids[1] and strpos(search, home_words) = 0;
          continue;
        end if;
        update contacts c set search = c.search || ' ' || found.words
        from (
          select l.contact_id, search_key(string_agg(h.full_address, ' ' order by h.full_address)) as words
          from linked l join properties h on h.id = l.property_id
          where l.account_id = account and h.account_id = account and h.id = any(home_ids)
          group by l.contact_id
        ) found
        where c.account_id = account and c.id = any(contact_ids) and c.id = found.contact_id and strpos(c.search, found.words) = 0;
      end loop;
      return null;
    end $$;`

const identifiers = `
  create or replace function record_new_contacts() returns trigger language plpgsql as $$
    declare
      has_emails boolean;
      has_phones boolean;
      has_tags boolean;
    begin
      select bool_or(email is not null), bool_or(phone is not null), bool_or(tags <> '{}')
      into has_emails, has_phones, has_tags from fresh;
      if has_emails then
        insert into contact_emails (account_id, email, contact_id, created_at)
        select distinct on (account_id, email) account_id, email, id, updated_at from fresh where email is not null
        order by account_id, email, archived_at is not null
        on conflict (account_id, email) do update set contact_id = excluded.contact_id;
      end if;
      if has_phones then
        insert into contact_phones (account_id, phone_key, contact_id, phone, created_at)
        select account_id, phone_key(phone), id, phone, updated_at from fresh where phone is not null order by 1, 2, 3
        on conflict do nothing;
      end if;
      if has_tags then
        insert into contact_tags (account_id, name) select distinct account_id, tag from fresh, unnest(tags) tag order by 1, 2
        on conflict do nothing;
      end if;
      return null;
    end $$;`

const addresses = `
  create or replace function record_property_addresses() returns trigger language plpgsql as $$ begin
    if not exists (select from fresh where door_number <> '' and zip <> '') then return null; end if;
    insert into addresses (key, street_key, door_key, full_address, door_number, street, city, state, zip, latitude, longitude)
    select distinct on (fresh.address_key) fresh.address_key, address_key(concat_ws(' ', street, city, state, zip)), lower(door_number),
      full_address, door_number, street, city, state, zip, latitude, longitude
    from fresh where door_number <> '' and zip <> ''
      and not exists (select from account_settings s where s.account_id = fresh.account_id and not s.suggests_addresses)
    order by fresh.address_key
    on conflict (key) do nothing;
    return null;
  end $$;`

const signals = `
  create or replace function signal_new_contacts() returns trigger language plpgsql as $$ begin
    if current_account() is not null and not exists (select from flow_facts where account_id = current_account()) then
      return null;
    end if;
    insert into flow_signals (account_id, fact, contact_id, detail, wakes)
    select f.account_id, x.fact, f.id, s.detail,
      case when row_number() over (partition by f.account_id) = 1 then is_first_flow_signal(f.account_id) else false end
    from fresh f cross join lateral (values
        ('CONTACT.CREATED', true, '{}'::jsonb),
        ('CONTACT.TAGGED', f.tags <> '{}', jsonb_build_object('tags', f.tags))) s (fact, holds, detail)
      join flow_facts x on x.account_id = f.account_id and x.fact = s.fact
    where s.holds and f.archived_at is null
    order by f.id;
    return null;
  end $$;

  create or replace function signal_changed_homes() returns trigger language plpgsql as $$ begin
    if current_account() is not null and not exists (select from flow_facts where account_id = current_account()) then
      return null;
    end if;
    insert into flow_signals (account_id, fact, contact_id, property_id, wakes)
    select f.account_id, x.fact, f.contact_id, f.property_id,
      case when row_number() over (partition by f.account_id) = 1 then is_first_flow_signal(f.account_id) else false end
    from changed f join flow_facts x on x.account_id = f.account_id and x.fact = 'CONTACT.CHANGED.PROPERTIES'
    order by f.contact_id;
    return null;
  end $$;

  create or replace function signal_timeline_entries() returns trigger language plpgsql as $$ begin
    if current_account() is not null and not exists (select from flow_facts where account_id = current_account()) then
      return null;
    end if;
    insert into flow_signals (account_id, fact, contact_id, property_id, entry_id, detail, wakes)
    select f.account_id, x.fact, f.contact_id, f.property_id, f.id, f.detail,
      case when row_number() over (partition by f.account_id) = 1 then is_first_flow_signal(f.account_id) else false end
    from fresh f join flow_facts x on x.account_id = f.account_id
      -- To be in a flow is nothing that a contact does.
      and x.fact in (f.event_group || '.' || f.kind,
        case when f.event_group <> 'WORKFLOW' then 'CONTACT.CHANGED.ACTIVITY' end)
    where f.at > now() - interval '1 day'
    order by f.at, f.id;
    return null;
  end $$;`

const contactSync = `
  create or replace function queue_new_synced_contacts() returns trigger language plpgsql as $$ begin
    if current_account() is not null and not exists (select from apps_to_send_to(current_account())) then return null; end if;
    insert into sync_outbox (account_id, app_id, kind, item_id, contact_id)
    select f.account_id, app, 'CONTACT', f.id, f.id from fresh f cross join lateral apps_to_send_to(f.account_id) app
    where f.archived_at is null order by f.id
    on conflict (account_id, app_id, kind, item_id) do nothing;
    return null;
  end $$;

  create or replace function queue_synced_notes() returns trigger language plpgsql as $$ begin
    -- Notes that a file or a flow brought are not what somebody wrote.
    if not exists (select from fresh f where f.event_group = 'NOTES' and f.kind = 'NOTE' and f.agent_id is not null
      and not jsonb_exists(f.detail, 'imported')) then return null; end if;
    insert into sync_outbox (account_id, app_id, kind, item_id, contact_id)
    select f.account_id, app, 'NOTE', f.id, f.contact_id
    from fresh f cross join lateral apps_to_send_to(f.account_id) app
    where f.event_group = 'NOTES' and f.kind = 'NOTE' and f.agent_id is not null and not jsonb_exists(f.detail, 'imported')
    order by f.id
    on conflict (account_id, app_id, kind, item_id) do nothing;
    return null;
  end $$;`
