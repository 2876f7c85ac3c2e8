import { type Kysely, sql } from 'kysely'

/**
 * Names tables, views, functions and triggers by what they hold or do. Behavior, grants and notification channels stay.
 * Renaming keeps triggers, views and policies working; a body that is stored as text and uses an old name is replaced.
 */
export async function up(db: Kysely<unknown>) {
  await renameTables(db)
  await addUserNames(db)
  await renameTenancy(db)
  await renameNotifications(db)
  await renameContactRecords(db)
  await renameContactSearch(db)
  await renameEventsAndJobs(db)
  await describeFunctions(db)
}

async function renameTables(db: Kysely<unknown>) {
  await sql
    .raw(`
    do $$
    declare
      old_name text;
      new_name text;
      part text;
    begin
      for old_name, new_name in values
        ('subjects', 'assets'), ('uncounted_events', 'excluded_events'), ('unwanted_letters', 'email_opt_outs'),
        ('market_homes', 'market_properties')
      loop
        execute format('alter table %I rename to %I', old_name, new_name);
        for part in select conname from pg_constraint
          where conrelid = new_name::regclass and starts_with(conname, old_name || '_')
        loop
          execute format('alter table %I rename constraint %I to %I', new_name, part, new_name || substr(part, length(old_name) + 1));
        end loop;
        for part in select indexname from pg_indexes
          where schemaname = 'public' and tablename = new_name and starts_with(indexname, old_name || '_')
        loop
          execute format('alter index %I rename to %I', part, new_name || substr(part, length(old_name) + 1));
        end loop;
      end loop;
    end $$;

    alter view own_contacts rename to account_contacts;
    alter view own_submissions rename to account_submissions;
  `)
    .execute(db)
}

async function addUserNames(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table users
      add column full_name text not null generated always as (btrim(first_name || ' ' || last_name)) stored,
      -- A user who has not given a name yet is shown by email.
      add column display_name text not null
        generated always as (coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email)) stored;
  `)
    .execute(db)
}

async function renameTenancy(db: Kysely<unknown>) {
  await sql
    .raw(`
    do $$
    declare tenant_table text;
    begin
      for tenant_table in select tablename from pg_policies where schemaname = 'public' and policyname = 'own_account' loop
        execute format('alter policy own_account on %I rename to account_isolation', tenant_table);
      end loop;
    end $$;
    alter policy own_memberships on agents rename to user_memberships;
    alter policy own_agencies on agencies rename to user_agencies;

    alter procedure isolate rename to isolate_by_account;
    create or replace procedure isolate_by_account(tenant_table regclass) language plpgsql as $$ begin
      execute format('alter table %s enable row level security', tenant_table);
      execute format('create policy account_isolation on %s using (account_id = current_account()) with check (account_id = current_account())', tenant_table);
      execute format('grant select, insert, update, delete on %s to gable_app', tenant_table);
    end $$;

    alter function current_person rename to current_user_id;

    drop function own_account_of;
    create function account_of_property(property uuid) returns uuid
      language sql stable security definer set search_path = pg_catalog, public as $$
        select p.account_id from agents a join properties p on p.account_id = a.account_id and p.id = property
        where a.user_id = current_user_id()
      $$;
    revoke all on function account_of_property from public;
    grant execute on function account_of_property to gable_app;

    drop function permissions_of;
    create function role_permissions_in(account uuid, role_name text) returns text[]
      language sql stable security definer set search_path = pg_catalog, public as $$
        select array(select permission from role_permissions where account_id = account and role = role_name)
      $$;
    revoke all on function role_permissions_in from public;
    grant execute on function role_permissions_in to gable_app;

    alter function gate rename to resolve_session;
    create or replace function resolve_session(hash bytea, account uuid) returns table (
      session_id uuid, user_id uuid, emulation_type text, emulated_by text, is_stale boolean, is_idle boolean,
      agent_id uuid, role text, permissions text[], soft_freeze_after timestamptz, has_plan boolean
    ) language sql stable security definer set search_path = pg_catalog, public as $$
      select s.id, s.user_id, s.emulation_type, s.emulated_by,
        s.token_hash = hash and s.rotated_at < now() - interval '1 day',
        s.last_seen_at < now() - interval '1 minute',
        a.id, a.role,
        role_permissions_in(a.account_id, a.role),
        g.soft_freeze_after, g.plan_id is not null
      from sessions s
      left join agents a on a.account_id = account and a.user_id = s.user_id
      left join agencies g on g.account_id = a.account_id
      where s.expires_at > now()
        and (s.token_hash = hash or (s.previous_hash = hash and s.rotated_at > now() - interval '1 minute'))
    $$;

    drop function published_subjects, published_subject;
    create function list_public_assets() returns table (id uuid, account_id uuid, kind text, status text, time_zone text)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select s.id, s.account_id, s.kind, s.status, a.time_zone from assets s join agencies a using (account_id)
      $$;
    create function get_public_asset(asset_id uuid) returns table (id uuid, account_id uuid, kind text, status text, time_zone text)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select s.id, s.account_id, s.kind, s.status, a.time_zone
        from assets s join agencies a using (account_id) where s.id = asset_id
      $$;
    revoke all on function list_public_assets, get_public_asset from public;
    grant execute on function list_public_assets, get_public_asset to gable_app;

    drop function listed_pages;
    create function list_indexable_pages(account uuid) returns table (id uuid, account_id uuid, updated_at timestamptz)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select s.id, s.account_id, s.updated_at from assets s
        where s.kind = 'landing-page' and s.status = 'PUBLISHED' and s.agent_id is null
          and (account is null or s.account_id = account)
        order by s.updated_at desc, s.id limit 50000
      $$;
    revoke all on function list_indexable_pages from public;
    grant execute on function list_indexable_pages to gable_app;
  `)
    .execute(db)
}

async function renameNotifications(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter function tell_subject rename to notify_asset_change;
    alter trigger subjects_told on assets rename to assets_notify_change;

    alter function tell_time_zone rename to notify_time_zone_change;
    create or replace function notify_time_zone_change() returns trigger language plpgsql as $$ begin
      perform pg_notify('subjects', id::text) from assets where account_id = new.account_id;
      return null;
    end $$;
    alter trigger agencies_time_zone_told on agencies rename to agencies_notify_time_zone;

    alter function tell_shown rename to notify_public_content;
    alter trigger subjects_shown_told on assets rename to assets_notify_public_content;
    alter trigger brandings_shown_told on brandings rename to brandings_notify_public_content;
    alter trigger forms_shown_told on forms rename to forms_notify_public_content;
    alter trigger form_groups_shown_told on form_groups rename to form_groups_notify_public_content;
    alter trigger agencies_shown_told on agencies rename to agencies_notify_public_content;
    alter trigger account_settings_shown_told on account_settings rename to account_settings_notify_public_content_on_insert;
    alter trigger account_settings_shown_anew_told on account_settings rename to account_settings_notify_public_content_on_update;

    alter function tell_shown_of_person rename to notify_public_content_of_user;
    alter trigger users_shown_told on users rename to users_notify_public_content;

    alter function tell_host rename to notify_public_content_of_host;
    alter trigger hosts_shown_told on hosts rename to hosts_notify_public_content;
  `)
    .execute(db)
}

async function renameContactRecords(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter function know_contact rename to record_contact_identifiers;
    alter trigger contacts_known on contacts rename to contacts_record_identifiers;
    alter function know_newcomers rename to record_new_contacts;
    alter trigger newcomers_known on contacts rename to contacts_record_new;
    alter function know_tags rename to record_contact_tags;
    alter trigger tags_known on contacts rename to contacts_record_tags;

    alter function know_addresses rename to record_property_addresses;
    alter trigger properties_known on properties rename to properties_record_addresses;
    alter function know_streets rename to record_address_streets;
    alter trigger addresses_known on addresses rename to addresses_record_streets;

    alter function take_purl rename to reserve_purl;
    alter trigger agents_take_purl on agents rename to agents_reserve_purl;
    alter function keep_purl rename to reject_purl_change;
    create or replace function reject_purl_change() returns trigger language plpgsql as $$ begin
      raise exception 'a personalized URL cannot be changed';
    end $$;
    alter trigger agents_keep_purl on agents rename to agents_reject_purl_change;
  `)
    .execute(db)
}

async function renameContactSearch(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter function contact_search rename to contact_search_text;
    alter function keep_search rename to set_contact_search;
    create or replace function set_contact_search() returns trigger language plpgsql as $$ begin
      -- No row refers to a new contact yet. An insert may bring the addresses of its properties in the search column.
      new.search := case tg_op
        when 'INSERT' then search_key(concat_ws(' ', '', new.first_name, new.last_name, new.email, phone_key(new.phone),
          nullif(new.search, '')))
        else contact_search_text(new) end;
      return new;
    end $$;
    alter trigger contacts_made_findable on contacts rename to contacts_set_search_on_insert;
    alter trigger contacts_kept_findable on contacts rename to contacts_set_search_on_update;

    alter function find_by rename to add_to_contact_search;
    alter function find_again rename to rebuild_contact_search;

    alter function find_both rename to rebuild_search_of_both_contacts;
    create or replace function rebuild_search_of_both_contacts() returns trigger language plpgsql as $$ begin
      perform rebuild_contact_search(old.account_id, old.contact_id), rebuild_contact_search(new.account_id, new.contact_id);
      return null;
    end $$;
    alter function find_without rename to rebuild_search_of_contact;
    create or replace function rebuild_search_of_contact() returns trigger language plpgsql as $$ begin
      perform rebuild_contact_search(old.account_id, old.contact_id);
      return null;
    end $$;

    alter function find_by_email rename to add_email_to_search;
    create or replace function add_email_to_search() returns trigger language plpgsql as $$ begin
      perform add_to_contact_search(new.account_id, new.contact_id, search_key(new.email));
      return null;
    end $$;
    alter trigger emails_findable on contact_emails rename to contact_emails_add_to_search;
    alter trigger emails_moved on contact_emails rename to contact_emails_move_search;
    alter trigger emails_unfindable on contact_emails rename to contact_emails_remove_from_search;

    alter function find_by_phone rename to add_phone_to_search;
    create or replace function add_phone_to_search() returns trigger language plpgsql as $$ begin
      perform add_to_contact_search(new.account_id, new.contact_id, new.phone_key);
      return null;
    end $$;
    alter trigger phones_findable on contact_phones rename to contact_phones_add_to_search;
    alter trigger phones_moved on contact_phones rename to contact_phones_move_search;
    alter trigger phones_unfindable on contact_phones rename to contact_phones_remove_from_search;

    alter function find_by_homes rename to add_properties_to_search;
    alter trigger homes_findable on contact_properties rename to contact_properties_add_to_search;
    alter trigger homes_moved on contact_properties rename to contact_properties_move_search;
    alter trigger homes_unfindable on contact_properties rename to contact_properties_remove_from_search;

    alter function find_by_address rename to rebuild_search_of_owners;
    create or replace function rebuild_search_of_owners() returns trigger language plpgsql as $$ begin
      perform rebuild_contact_search(account_id, contact_id) from contact_properties
      where account_id = new.account_id and property_id = new.id;
      return null;
    end $$;
    alter trigger addresses_findable on properties rename to properties_rebuild_search_of_owners;
  `)
    .execute(db)
}

async function renameEventsAndJobs(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter procedure make_events_partition rename to create_events_partition;

    alter function set_events_aside rename to record_excluded_events;
    create or replace function record_excluded_events(batch jsonb) returns void
      language sql security definer set search_path = pg_catalog, public as $$
        insert into excluded_events (account_id, id, at, type, subject, subject_id, reason)
        select account_id, id, at, type, subject, subject_id, reason
        from jsonb_to_recordset(batch) as e(account_id uuid, id uuid, at timestamptz, type text, subject text,
          subject_id uuid, reason text)
        order by account_id, id
        on conflict do nothing
      $$;

    alter function ask_for_delivery rename to enqueue_webhook_delivery;
    alter function know_sizes rename to analyze_contact_tables;

    drop function withdraw_letters;
    create function cancel_queued_emails(recipients text[], terms text[]) returns void
      language sql security definer set search_path = pg_catalog, public as $$
        delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
        where task.id = job.task_id and task.identifier = 'send-mail' and job.locked_at is null
          and job.payload->>'to' = any(recipients)
          and exists (select from unnest(terms) term where strpos(lower(job.payload::text), lower(term)) > 0)
      $$;
    revoke all on function cancel_queued_emails from public;
    grant execute on function cancel_queued_emails to gable_app;

    drop function unsay;
    create function erase_terms(terms text[]) returns void language plpgsql as $$
      declare
        target record;
        pattern text := (select '(?<![[:alnum:]._+-])(' || string_agg(regexp_replace(term, '([^[:alnum:] ])', '\\\\\\1', 'g'), '|')
          || ')(?![[:alnum:]_-]|\\.[[:alnum:]])' from unnest(terms) term);
        -- The same terms as a JSON document spells them.
        json_pattern text := (select '(?<![[:alnum:]._+-])(' || string_agg(regexp_replace(btrim(to_jsonb(term)::text, '"'), '([^[:alnum:] ])', '\\\\\\1', 'g'), '|')
          || ')(?![[:alnum:]_-]|\\.[[:alnum:]])' from unnest(terms) term);
      begin
        if cardinality(terms) = 0 then return; end if;
        for target in
          select t.relname as name, a.attname as field, a.atttypid::regtype::text as type
          from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid
          where n.nspname = 'public' and t.relkind = 'r' and not t.relispartition and a.attnum > 0 and a.attgenerated = ''
            and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)
            and exists (select from pg_attribute o where o.attrelid = t.oid and o.attname = 'account_id' and not o.attisdropped)
            -- Counters and the audit log hold no free text; the tables of contacts lose their rows, not words.
            and t.relname !~ '^(audit_entries|agencies|agents|contacts|contact_emails|contact_phones|counter_.*|excluded_events|webhook_attempts)$'
            and has_column_privilege(t.oid, a.attname, 'update')
        loop
          execute case target.type
            when 'text' then format('update %1$I set %2$I = regexp_replace(%2$I, $1, ''[erased]'', ''gi'') where account_id = current_account() and %2$I ~* $1', target.name, target.field)
            when 'text[]' then format('update %1$I set %2$I = array(select regexp_replace(one, $1, ''[erased]'', ''gi'') from unnest(%2$I) one) where account_id = current_account() and array_to_string(%2$I, chr(10)) ~* $1', target.name, target.field)
            else format('update %1$I set %2$I = regexp_replace(%2$I::text, $2, ''[erased]'', ''gi'')::%3$s where account_id = current_account() and %2$I::text ~* $2', target.name, target.field, target.type)
          end using pattern, json_pattern;
        end loop;
      end $$;
  `)
    .execute(db)
}

/** The database keeps these comments, and api/src/database/functions.sql prints them. */
async function describeFunctions(db: Kysely<unknown>) {
  await sql
    .raw(`
    comment on function current_account() is 'The account of this transaction, by which row-level security filters every tenant table.';
    comment on function current_user_id() is 'The user of this transaction, who may also read the memberships and agencies of other accounts that are theirs.';
    comment on procedure isolate_by_account(regclass) is 'Limits a tenant table to the current account, for readers and writers alike. The owner is exempt: migrations, seeds and the security definer functions run as the owner.';
    comment on function account_of_property(uuid) is 'The account in which the current user finds a property. The URL of a printable sheet names no account.';
    comment on function role_permissions_in(uuid, text) is 'The permissions of a role in an account, also before that account is entered.';
    comment on function resolve_session(bytea, uuid) is 'Resolves the session, the membership and the permissions of a request in one query.';
    comment on function list_public_assets() is 'Every asset, for visitor requests that arrive before an account is entered.';
    comment on function get_public_asset(uuid) is 'One asset, for a visitor request that arrives before an account is entered.';
    comment on function list_indexable_pages(uuid) is 'The published landing pages that search engines may list, of one account or, given null, of all.';
    comment on view account_contacts is 'The contacts of the current account. Row-level security evaluates its policy before any operator that is not leakproof, so text and tag filters on the table itself cannot use an index; on this view they can.';
    comment on view account_submissions is 'The submissions of the current account, with the same effect on indexes as account_contacts.';

    comment on function notify_asset_change() is 'Each process caches the public assets and reloads one when notified.';
    comment on function notify_time_zone_change() is 'Cached assets carry the time zone of their agency.';
    comment on function notify_public_content() is 'Tells every process that visitors of this account may see something else now.';
    comment on function notify_public_content_of_user() is 'Public pages show the name, phone and email of agents.';
    comment on function notify_public_content_of_host() is 'Public pages are served under the host names of their agency.';

    comment on function phone_key(text) is 'A phone number for comparison: digits only, without the North American country code.';
    comment on function address_key(text) is 'An address for comparison: lower case, single spaces, postal abbreviations. Written as a loop because it runs for every imported row and most addresses need no regular expression.';
    comment on function search_key(text) is 'A text for searching: lower case, without accents.';
    comment on function record_contact_identifiers() is 'Records every email and phone a contact has ever had; contacts.email and contacts.phone are the current ones.';
    comment on function record_new_contacts() is 'Records emails, phones and tags of all contacts of one insert, sorted, so that two inserts cannot deadlock. An email that several of them share belongs to the one that is not archived.';
    comment on function record_contact_tags() is 'Records each tag of the account once, as it was first written. Only tags that are new to the contact can be new to the account.';
    comment on function record_property_addresses() is 'Adds the addresses of new properties to the suggestions.';
    comment on function record_address_streets() is 'Records streets and their words for address suggestions, sorted, so that two inserts cannot deadlock.';
    comment on function reserve_purl() is 'A personalized URL belongs to one agent of the whole installation, for good.';

    comment on function contact_search_text(contacts) is 'Everything a contact is found by: name, every email and phone on record, addresses of properties. A space precedes each word.';
    comment on function set_contact_search() is 'Sets contacts.search when the contact itself changes.';
    comment on function add_properties_to_search() is 'Adds the addresses of newly linked properties. The planner settings matter for a new account, whose tables have no statistics yet: without them linking thousands of properties takes minutes.';
    comment on function rebuild_search_of_both_contacts() is 'After an email, phone or property moved from one contact to another, as a merge does.';

    comment on procedure create_events_partition(date) is 'Creates the partition of a UTC month unless it exists.';
    comment on function record_events(uuid[], uuid[], timestamptz[], text[], text[], uuid[], uuid[], jsonb[]) is 'Stores events and counts them in one statement, and returns the ids that were new. Rows are written in key order, so that two callers cannot deadlock. A caller that has entered an account may only bring events of that account.';
    comment on function record_events(jsonb) is 'The same for [{account_id, id, at, type, subject, subject_id, visit_id, detail}, …].';
    comment on function record_excluded_events(jsonb) is 'Stores events that are not counted, with the reason: a bot, a preview or a wrong clock.';
    comment on function enqueue(text, json, timestamptz, text) is 'Adds a job in the transaction of the caller. The queue belongs to the owner; the product may only add to it.';
    comment on function enqueue_webhook_delivery(uuid, uuid, uuid, timestamptz) is 'Each webhook receives one delivery at a time, in order, so a slow endpoint occupies one worker at most. Emails have priority.';
    comment on function analyze_contact_tables() is 'Refreshes planner statistics and the pending search index between the batches of an import into empty tables.';
    comment on function cancel_queued_emails(text[], text[]) is 'Removes waiting emails to these recipients that mention one of these terms.';
    comment on function erase_terms(text[]) is 'Replaces these terms with [erased] in every text and JSON column of the current account, including columns added later.';
  `)
    .execute(db)
}
