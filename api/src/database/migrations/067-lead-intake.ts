import { type Kysely, sql } from 'kysely'

/** Leads that arrive by email, by webhooks of other systems and through the API. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- The email address of an account that leads are forwarded to. The code is its part after the dash.
    create table lead_intake_addresses (
      account_id uuid primary key references agencies,
      code text not null,
      created_at timestamptz not null default now(),
      last_received_at timestamptz,
      received_count int not null default 0,
      lead_count int not null default 0
    );
    create index lead_intake_addresses_by_code on lead_intake_addresses (code);
    call isolate_by_account('lead_intake_addresses');

    create table lead_intake_sources (
      account_id uuid not null references agencies,
      id uuid not null,
      name text not null,
      -- The last part of the URL that payloads are sent to.
      code text not null,
      -- Encrypted. Requests must be signed with it.
      secret bytea,
      is_paused boolean not null default false,
      lead_type text not null check (lead_type in ('HV', 'SELLER', 'BUYER', 'MORTGAGE', 'GENERAL')),
      tags text[] not null default '{}',
      -- The path of each field in the payloads.
      mapping jsonb not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      last_received_at timestamptz,
      received_count int not null default 0,
      lead_count int not null default 0,
      rejected_count int not null default 0,
      last_rejected_at timestamptz,
      last_rejection text check (last_rejection in ('SIGNATURE', 'BODY', 'TOO_MANY')),
      primary key (account_id, id)
    );
    create unique index lead_intake_sources_by_name on lead_intake_sources (account_id, lower(name));
    create index lead_intake_sources_by_code on lead_intake_sources (code);
    call isolate_by_account('lead_intake_sources');

    -- What was received, for some days. Text and values are those that people typed.
    create table lead_intake_entries (
      account_id uuid not null references agencies,
      id uuid not null,
      channel text not null check (channel in ('EMAIL', 'WEBHOOK')),
      source_id uuid,
      source_name text not null,
      state text not null check (state in ('OPEN', 'LEAD', 'DISMISSED')),
      reason text check (reason in ('UNREADABLE', 'NO_CONTACT', 'NOT_MAPPED', 'PAUSED', 'VERIFICATION')),
      sender text not null default '',
      title text not null default '',
      body text not null default '',
      fields jsonb not null default '[]',
      draft jsonb not null default '{}',
      verification jsonb,
      -- Of the source and its id of the inquiry: the same message is stored once.
      key bytea not null,
      lead_id uuid,
      received_at timestamptz not null default now(),
      primary key (account_id, id),
      check ((channel = 'WEBHOOK') = (source_id is not null)),
      foreign key (account_id, source_id) references lead_intake_sources (account_id, id) on delete cascade,
      foreign key (account_id, lead_id) references leads (account_id, id) on delete set null (lead_id)
    );
    create index lead_intake_entries_newest on lead_intake_entries (account_id, state, received_at desc, id);
    create index lead_intake_entries_by_source on lead_intake_entries (account_id, source_id, received_at desc);
    create index lead_intake_entries_by_key on lead_intake_entries (account_id, key);
    create index lead_intake_entries_by_lead on lead_intake_entries (account_id, lead_id) where lead_id is not null;
    create index lead_intake_entries_by_time on lead_intake_entries (received_at);
    call isolate_by_account('lead_intake_entries');

    -- Which inquiry became which lead, so that none becomes two.
    create table incoming_leads (
      account_id uuid not null references agencies,
      key bytea not null,
      source text not null,
      lead_id uuid not null,
      at timestamptz not null default now(),
      primary key (account_id, key),
      foreign key (account_id, lead_id) references leads (account_id, id) on delete cascade
    );
    create index incoming_leads_by_source on incoming_leads (account_id, source);
    create index incoming_leads_by_lead on incoming_leads (account_id, lead_id);
    call isolate_by_account('incoming_leads');

    -- The account of an address and of a source, for messages that arrive before an account is entered.
    create function find_lead_intake_address(wanted text) returns uuid
      language sql stable security definer set search_path = pg_catalog, public as $$
        select a.account_id from lead_intake_addresses a
        join agencies g on g.account_id = a.account_id and g.plan_id is not null
        where a.code = wanted
      $$;
    revoke all on function find_lead_intake_address from public;
    grant execute on function find_lead_intake_address to gable_app;

    create function find_lead_intake_source(wanted text) returns table (account_id uuid, source_id uuid)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select s.account_id, s.id from lead_intake_sources s
        join agencies g on g.account_id = s.account_id and g.plan_id is not null
        where s.code = wanted
      $$;
    revoke all on function find_lead_intake_source from public;
    grant execute on function find_lead_intake_source to gable_app;

    create function delete_expired_lead_intake(days int) returns void
      language sql security definer set search_path = pg_catalog, public as $$
        delete from lead_intake_entries where received_at < now() - make_interval(days => days)
      $$;
    revoke all on function delete_expired_lead_intake from public;
    grant execute on function delete_expired_lead_intake to gable_app;
  `)
    .execute(db)
}
