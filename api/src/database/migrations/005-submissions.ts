import { type Kysely, sql } from 'kysely'

/** What visitors send: every submission as it came, what was agreed to, and every way a contact can be recognised. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- One form of a telephone number, for comparing: its digits, without the country code of North America.
    create function phone_key(phone text) returns text language sql immutable parallel safe
      return regexp_replace(regexp_replace(phone, '\\D', '', 'g'), '^1(\\d{10})$', '\\1');

    -- One form of an address, for comparing: small letters, single spaces, the post's own short words.
    create function address_key(address text) returns text language sql immutable parallel safe as $$
      select coalesce(string_agg(coalesce(short.word, part.word), ' ' order by part.n), '')
      from regexp_split_to_table(
        regexp_replace(regexp_replace(lower(btrim(address)), '(\\d{5})-\\d{4}\\M', '\\1'), '[^[:alnum:]]+', ' ', 'g'), ' '
      ) with ordinality as part(word, n)
      left join (values ('street', 'st'), ('avenue', 'ave'), ('road', 'rd'), ('drive', 'dr'), ('lane', 'ln'),
        ('court', 'ct'), ('boulevard', 'blvd'), ('place', 'pl'), ('square', 'sq'), ('terrace', 'ter'),
        ('circle', 'cir'), ('highway', 'hwy'), ('parkway', 'pkwy'), ('trail', 'trl'), ('north', 'n'), ('south', 's'),
        ('east', 'e'), ('west', 'w'), ('apartment', 'apt'), ('unit', 'apt'), ('suite', 'ste'),
        ('usa', ''), ('us', '')) as short(long, word) on short.long = part.word
      where coalesce(short.word, part.word) <> ''
    $$;

    -- Every address a contact was ever known by; contacts.email and contacts.phone are the ones in use.
    create table contact_emails (
      account_id uuid not null references agencies,
      email text not null check (email = lower(email)),
      contact_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (account_id, email),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    );
    create index contact_emails_by_contact on contact_emails (account_id, contact_id);

    create table contact_phones (
      account_id uuid not null references agencies,
      phone_key text not null,
      contact_id uuid not null,
      phone text not null,
      created_at timestamptz not null default now(),
      primary key (account_id, phone_key, contact_id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    );
    create index contact_phones_by_contact on contact_phones (account_id, contact_id);

    create function know_contact() returns trigger language plpgsql as $$ begin
      if new.email is not null then
        insert into contact_emails (account_id, email, contact_id, created_at)
        values (new.account_id, new.email, new.id, new.updated_at)
        on conflict (account_id, email) do update set contact_id = excluded.contact_id;
      end if;
      if new.phone is not null then
        insert into contact_phones (account_id, phone_key, contact_id, phone, created_at)
        values (new.account_id, phone_key(new.phone), new.id, new.phone, new.updated_at)
        on conflict do nothing;
      end if;
      return null;
    end $$;
    create trigger contacts_known after insert or update of email, phone on contacts
      for each row execute function know_contact();

    alter table contacts
      add column language text,
      add column merged_into uuid,
      add foreign key (account_id, merged_into) references contacts (account_id, id);

    -- A home that a visitor typed is known by its whole address only; its parts come when somebody looks it up.
    alter table properties
      add column unit text not null default '',
      add column images text[] not null default '{}',
      add column address_key text generated always as (address_key(full_address)) stored;
    drop index properties_address;
    create unique index properties_address on properties (account_id, address_key);

    create table submissions (
      account_id uuid not null references agencies,
      id uuid not null,
      at timestamptz not null,
      received_at timestamptz not null default now(),
      subject text not null,
      subject_id uuid not null,
      subject_name text not null,
      visit_id uuid not null,
      page_url text,
      language text not null,
      form_id uuid,
      form_name text not null,
      lead_type text not null,
      details jsonb not null,
      answers jsonb not null,
      address text,
      search text not null,
      state text not null check (state in ('NEW', 'READ', 'SPAM')),
      spam_reason text,
      contact_id uuid,
      recognised_by text check (recognised_by in ('EMAIL', 'PHONE')),
      property_id uuid,
      lead_id uuid,
      read_by uuid,
      read_at timestamptz,
      announced_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete set null (contact_id),
      foreign key (account_id, property_id) references properties (account_id, id) on delete set null (property_id),
      foreign key (account_id, lead_id) references leads (account_id, id) on delete set null (lead_id),
      foreign key (account_id, read_by) references agents (account_id, id)
    );
    create index submissions_newest on submissions (account_id, at desc, id);
    create index submissions_by_subject on submissions (account_id, subject_id, at desc, id);
    create index submissions_by_contact on submissions (account_id, contact_id, at desc);
    create index submissions_unannounced on submissions (received_at) where announced_at is null and lead_id is not null;
    create index submissions_unread on submissions (account_id, at desc, id) where state = 'NEW';
    create index submissions_search on submissions using gin (search gin_trgm_ops);

    -- Exactly what a visitor was shown and agreed to, kept for as long as the agency may have to prove it.
    create table consents (
      account_id uuid not null references agencies,
      id uuid not null,
      submission_id uuid not null,
      contact_id uuid,
      at timestamptz not null,
      wording text not null,
      version text not null,
      language text not null,
      page_url text,
      privacy_url text,
      terms_url text,
      primary key (account_id, id),
      foreign key (account_id, submission_id) references submissions (account_id, id) on delete cascade,
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete set null (contact_id)
    );
    create index consents_by_submission on consents (account_id, submission_id);
    create index consents_by_contact on consents (account_id, contact_id, at desc);

    -- Seen and not counted: machines, our own previews, and clocks that are too far off.
    create table uncounted_events (
      account_id uuid not null references agencies,
      id uuid not null,
      at timestamptz not null,
      received_at timestamptz not null default now(),
      type text not null,
      subject text not null,
      subject_id uuid not null,
      reason text not null check (reason in ('BOT', 'PREVIEW', 'CLOCK')),
      primary key (account_id, id)
    );
    create index uncounted_events_by_age on uncounted_events using brin (received_at);

    call isolate('contact_emails');
    call isolate('contact_phones');
    call isolate('submissions');
    call isolate('consents');
    call isolate('uncounted_events');

    -- Where homes are. Postal facts without a person or an agency, so that a visitor can be helped to type one.
    create table addresses (
      key text primary key,
      street_key text collate "C" not null,
      door_key text collate "C" not null,
      full_address text not null,
      door_number text not null,
      street text not null,
      city text not null,
      state text not null,
      zip text not null,
      latitude double precision,
      longitude double precision
    );
    create index addresses_by_door on addresses (door_key, street_key);
    create index addresses_by_street on addresses (street_key, length(door_key), door_key);
    grant select, insert, update on addresses to gable_app;

    -- Each street of them once: there are few enough to search by the beginnings of words, in any order.
    create table address_streets (
      key text collate "C" primary key,
      search text not null generated always as (' ' || key) stored
    );
    create index address_streets_search on address_streets using gin (search gin_trgm_ops);
    grant select, insert on address_streets to gable_app;

    -- And each word of those once, for finding the one that was meant by what was typed; the post's long words too.
    create table address_words (word text collate "C" primary key, means text);
    create index address_words_like on address_words using gin (word gin_trgm_ops);
    insert into address_words (word, means)
    select long, address_key(long) from unnest(array['street', 'avenue', 'road', 'drive', 'lane', 'court', 'boulevard', 'place',
      'square', 'terrace', 'circle', 'highway', 'parkway', 'trail', 'north', 'south', 'east', 'west']) as long;
    grant select, insert on address_words to gable_app;

    -- Whole statements at a time, and in order: two that bring the same homes do not wait for each other crosswise.
    create function know_streets() returns trigger language plpgsql as $$ begin
      insert into address_streets (key) select distinct street_key from fresh order by 1 on conflict (key) do nothing;
      insert into address_words (word)
      select distinct word from (select distinct street_key from fresh) street,
        regexp_split_to_table(street_key, ' ') as word where word ~ '^\\D{3,}$' order by 1
      on conflict (word) do nothing;
      return null;
    end $$;
    create trigger addresses_known after insert on addresses
      referencing new table as fresh for each statement execute function know_streets();

    create function know_addresses() returns trigger language plpgsql as $$ begin
      insert into addresses (key, street_key, door_key, full_address, door_number, street, city, state, zip, latitude, longitude)
      select distinct on (fresh.address_key) fresh.address_key, address_key(concat_ws(' ', street, city, state, zip)), lower(door_number),
        full_address, door_number, street, city, state, zip, latitude, longitude
      from fresh where door_number <> '' and zip <> '' order by fresh.address_key
      on conflict (key) do nothing;
      return null;
    end $$;
    create trigger properties_known after insert on properties
      referencing new table as fresh for each statement execute function know_addresses();
  `)
    .execute(db)
}
