import { type Kysely, sql } from 'kysely'

/** Contacts as agents work with them: found by anything, described by attributes, noted about, gathered in segments. */
export async function up(db: Kysely<unknown>) {
  await sql`create extension if not exists btree_gin`.execute(db)
  await sql
    .raw(`
    -- One form of a text, for finding: small letters without accents.
    create function search_key(text text) returns text language sql immutable parallel safe
      return lower(regexp_replace(normalize(text, NFKD), '[\\u0300-\\u036f]', '', 'g'));

    alter table contacts
      add column search text not null default '',
      add column unsubscribed_by uuid,
      add foreign key (account_id, unsubscribed_by) references agents (account_id, id);
    alter table properties add column custom jsonb not null default '{}';

    -- All that a contact is found by: name, every e-mail and number ever known, the homes. A space before every word.
    create function contact_search(of contacts) returns text language sql stable
      return search_key(concat_ws(' ', '', of.first_name, of.last_name,
        (select string_agg(email, ' ' order by email) from (
          select email from contact_emails e where e.account_id = of.account_id and e.contact_id = of.id
          union select of.email where of.email is not null) known),
        (select string_agg(phone_key, ' ' order by phone_key) from (
          select phone_key from contact_phones p where p.account_id = of.account_id and p.contact_id = of.id
          union select phone_key(of.phone) where of.phone is not null) known),
        (select string_agg(full_address, ' ' order by full_address) from contact_properties l
          join properties h on h.account_id = l.account_id and h.id = l.property_id
          where l.account_id = of.account_id and l.contact_id = of.id)));

    create function keep_search() returns trigger language plpgsql as $$ begin
      -- Nothing refers to somebody new yet.
      new.search := case tg_op
        when 'INSERT' then search_key(concat_ws(' ', '', new.first_name, new.last_name, new.email, phone_key(new.phone)))
        else contact_search(new) end;
      return new;
    end $$;
    create trigger contacts_made_findable before insert on contacts for each row execute function keep_search();
    create trigger contacts_kept_findable before update of first_name, last_name, email, phone on contacts for each row
      when (row(old.first_name, old.last_name, old.email, old.phone)
        is distinct from row(new.first_name, new.last_name, new.email, new.phone))
      execute function keep_search();

    create function find_by(account uuid, contact uuid, word text) returns void language sql
      begin atomic
        update contacts set search = search || ' ' || word
        where account_id = account and id = contact and strpos(search, word) = 0;
      end;
    create function find_again(account uuid, contact uuid) returns void language sql
      begin atomic
        update contacts c set search = contact_search(c) where account_id = account and id = contact;
      end;

    create function find_both() returns trigger language plpgsql as $$ begin
      perform find_again(old.account_id, old.contact_id), find_again(new.account_id, new.contact_id);
      return null;
    end $$;
    create function find_without() returns trigger language plpgsql as $$ begin
      perform find_again(old.account_id, old.contact_id);
      return null;
    end $$;

    -- What a contact is written with is found by from the start; only what comes beside that is added.
    create function find_by_email() returns trigger language plpgsql as $$ begin
      perform find_by(new.account_id, new.contact_id, search_key(new.email));
      return null;
    end $$;
    create trigger emails_findable after insert on contact_emails
      for each row when (pg_trigger_depth() = 0) execute function find_by_email();
    create trigger emails_moved after update of contact_id on contact_emails
      for each row when (old.contact_id <> new.contact_id) execute function find_both();
    create trigger emails_unfindable after delete on contact_emails for each row execute function find_without();

    create function find_by_phone() returns trigger language plpgsql as $$ begin
      perform find_by(new.account_id, new.contact_id, new.phone_key);
      return null;
    end $$;
    create trigger phones_findable after insert on contact_phones
      for each row when (pg_trigger_depth() = 0) execute function find_by_phone();
    create trigger phones_moved after update of contact_id on contact_phones
      for each row when (old.contact_id <> new.contact_id) execute function find_both();
    create trigger phones_unfindable after delete on contact_phones for each row execute function find_without();

    create function find_by_homes() returns trigger language plpgsql as $$ begin
      update contacts c set search = search || ' ' || homes.words
      from (
        select l.account_id, l.contact_id, search_key(string_agg(full_address, ' ' order by full_address)) as words
        from linked l join properties h on h.account_id = l.account_id and h.id = l.property_id
        group by l.account_id, l.contact_id
      ) homes
      where c.account_id = homes.account_id and c.id = homes.contact_id and strpos(c.search, homes.words) = 0;
      return null;
    end $$;
    create trigger homes_findable after insert on contact_properties
      referencing new table as linked for each statement execute function find_by_homes();

    create trigger homes_moved after update of contact_id on contact_properties
      for each row when (old.contact_id <> new.contact_id) execute function find_both();
    create trigger homes_unfindable after delete on contact_properties for each row execute function find_without();

    create function find_by_address() returns trigger language plpgsql as $$ begin
      perform find_again(account_id, contact_id) from contact_properties
      where account_id = new.account_id and property_id = new.id;
      return null;
    end $$;
    create trigger addresses_findable after update of full_address on properties
      for each row when (old.full_address <> new.full_address) execute function find_by_address();

    update contacts c set search = contact_search(c);

    -- Row-level security lets no operator look before it that might tell what it saw, so neither parts of text nor tags
    -- would be found by index. The view shows the same rows, of the account that is open, and lets the planner choose.
    create view own_contacts as select * from contacts where account_id = current_account();
    grant select on own_contacts to gable_app;

    -- How often a part of it occurs decides by which index a page is found.
    alter table contacts alter column search set statistics 400;

    drop index contacts_search;
    create index contacts_found on contacts using gin (account_id, search gin_trgm_ops, tags, custom);
    drop index contacts_newest;
    create index contacts_newest on contacts (account_id, created_at, id) include (archived_at);
    drop index contacts_active;
    create index contacts_active on contacts (account_id, coalesce(last_activity_at, created_at), id) where archived_at is null;
    create index contacts_by_name on contacts (account_id, lower(full_name), id) where archived_at is null;
    create index contacts_by_owner on contacts (account_id, owner_id) where archived_at is null;
    create index contacts_by_source on contacts (account_id, source) where archived_at is null;
    create index contacts_unsubscribed on contacts (account_id, unsubscribed_at) where unsubscribed_at is not null;
    create index contacts_archived on contacts (account_id, archived_at) where archived_at is not null;
    create index properties_by_city on properties (account_id, city, id);
    create index properties_by_zip on properties (account_id, zip, id);
    create index properties_by_type on properties (account_id, property_type, id);
    create index properties_by_place on properties (account_id, latitude, longitude) where latitude is not null;
    create index contact_properties_claimed on contact_properties (account_id, contact_id) where claimed_at is not null;
    create index timeline_by_group on timeline_entries (account_id, event_group, at desc, id);

    -- Every tag there ever was, as it was first written.
    create table contact_tags (
      account_id uuid not null references agencies,
      name text not null,
      created_at timestamptz not null default now(),
      primary key (account_id, name)
    );
    create unique index contact_tags_once on contact_tags (account_id, lower(name));
    create function know_tags() returns trigger language plpgsql as $$ begin
      insert into contact_tags (account_id, name) select new.account_id, tag from unnest(new.tags) tag order by 2
      on conflict do nothing;
      return null;
    end $$;
    create trigger tags_known_of_new after insert on contacts for each row when (new.tags <> '{}')
      execute function know_tags();
    create trigger tags_known after update of tags on contacts for each row
      when (new.tags <> '{}' and old.tags is distinct from new.tags) execute function know_tags();
    insert into contact_tags (account_id, name)
    select distinct account_id, tag from contacts, unnest(tags) tag order by 1, 2 on conflict do nothing;

    create table attribute_definitions (
      account_id uuid not null references agencies,
      id uuid not null,
      entity text not null check (entity in ('CONTACT', 'PROPERTY')),
      key text not null,
      label text not null,
      type text not null check (type in ('TEXT', 'NUMBER', 'DATE', 'MONEY', 'CHOICE', 'YES_NO')),
      choices text[] not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id),
      unique (account_id, entity, key)
    );

    create table segments (
      account_id uuid not null references agencies,
      id uuid not null,
      agent_id uuid not null,
      name text not null,
      is_shared boolean not null default false,
      search text not null default '',
      filters jsonb not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, agent_id) references agents (account_id, id)
    );

    -- What a note said before it was edited or deleted. The note itself is its entry in the timeline.
    create table note_revisions (
      account_id uuid not null references agencies,
      id uuid not null,
      note_id uuid not null,
      contact_id uuid not null,
      change text not null check (change in ('EDITED', 'DELETED')),
      agent_id uuid not null,
      at timestamptz not null default now(),
      before jsonb not null,
      primary key (account_id, id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    create index note_revisions_by_note on note_revisions (account_id, note_id, at);

    -- What was done to many at once, and how each was before, so that it can be taken back.
    create table bulk_changes (
      account_id uuid not null references agencies,
      id uuid not null,
      agent_id uuid not null,
      change jsonb not null,
      at timestamptz not null default now(),
      undone_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    create table bulk_changed_contacts (
      account_id uuid not null references agencies,
      bulk_change_id uuid not null,
      contact_id uuid not null,
      before jsonb not null,
      primary key (account_id, bulk_change_id, contact_id),
      foreign key (account_id, bulk_change_id) references bulk_changes (account_id, id) on delete cascade,
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    );

    -- Two that were one person: what the kept one was before, and what came over from the other.
    create table contact_merges (
      account_id uuid not null references agencies,
      id uuid not null,
      kept_id uuid not null,
      merged_id uuid not null,
      agent_id uuid not null,
      at timestamptz not null default now(),
      before jsonb not null,
      moved jsonb not null,
      undone_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, kept_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, merged_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    create index contact_merges_by_kept on contact_merges (account_id, kept_id, at desc);

    call isolate('contact_tags');
    call isolate('attribute_definitions');
    call isolate('segments');
    call isolate('note_revisions');
    call isolate('bulk_changes');
    call isolate('bulk_changed_contacts');
    call isolate('contact_merges');
  `)
    .execute(db)
}
