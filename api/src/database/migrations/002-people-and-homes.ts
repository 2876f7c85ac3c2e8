import { type Kysely, sql } from 'kysely'

/** Contacts, the homes they own, the leads they became, and one timeline that everything writes to. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table contacts (
      account_id uuid not null references agencies,
      id uuid not null,
      owner_id uuid,
      first_name text not null default '',
      last_name text not null default '',
      full_name text not null generated always as (btrim(first_name || ' ' || last_name)) stored,
      email text check (email = lower(email)),
      phone text,
      source text not null,
      tags text[] not null default '{}',
      custom jsonb not null default '{}',
      is_non_marketing boolean not null default false,
      unsubscribed_at timestamptz,
      archived_at timestamptz,
      last_activity_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, owner_id) references agents (account_id, id)
    );
    create unique index contacts_email on contacts (account_id, email) where archived_at is null;
    create index contacts_phone on contacts (account_id, phone) where phone is not null;
    create index contacts_newest on contacts (account_id, created_at desc, id);
    create index contacts_active on contacts (account_id, last_activity_at desc nulls last, id);
    create index contacts_search on contacts using gin ((full_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops);

    create table properties (
      account_id uuid not null references agencies,
      id uuid not null,
      door_number text not null,
      street text not null,
      city text not null,
      county text not null default '',
      state text not null,
      zip text not null,
      full_address text not null,
      latitude double precision,
      longitude double precision,
      property_type text not null default 'Single Family',
      bedrooms smallint,
      full_baths smallint,
      partial_baths smallint,
      above_grade_sqft int,
      below_grade_sqft int,
      lot_size_acres numeric(8, 3),
      parking_spaces smallint,
      floor_count smallint,
      year_built smallint,
      last_sold_on date,
      last_sold_cents bigint,
      clip_id text,
      attom_id text,
      quant_id text,
      created_at timestamptz not null default now(),
      primary key (account_id, id)
    );
    create unique index properties_address on properties (account_id, lower(full_address));
    create index properties_search on properties using gin (full_address gin_trgm_ops);

    create table contact_properties (
      account_id uuid not null references agencies,
      contact_id uuid not null,
      property_id uuid not null,
      claimed_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (account_id, contact_id, property_id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade
    );
    create index contact_properties_by_property on contact_properties (account_id, property_id);

    create table value_estimates (
      account_id uuid not null references agencies,
      property_id uuid not null,
      provider text not null,
      value_date date not null,
      median_cents bigint not null,
      low_cents bigint not null,
      high_cents bigint not null,
      confidence smallint not null check (confidence between 0 and 100),
      primary key (account_id, property_id, provider, value_date),
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade
    );

    create table mortgages (
      account_id uuid not null references agencies,
      id uuid not null,
      property_id uuid not null,
      mortgage_date date not null,
      amount_cents bigint not null,
      term_months int,
      annual_rate numeric(6, 4),
      loan_type text,
      borrower_names text[] not null default '{}',
      loan_officer_name text,
      loan_officer_nmls_id text,
      lender_name text,
      lender_code text,
      document_number text,
      primary key (account_id, id),
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade
    );
    create index mortgages_by_property on mortgages (account_id, property_id, mortgage_date desc);

    create table leads (
      account_id uuid not null references agencies,
      id uuid not null,
      contact_id uuid not null,
      property_id uuid,
      agent_id uuid,
      lead_type text not null,
      stage text not null default 'NEW'
        check (stage in ('NEW', 'CONTACTED', 'QUALIFIED', 'UNDER_CONTRACT', 'CLOSED', 'LOST')),
      position double precision not null default 0,
      value_cents bigint,
      source text not null,
      next_action text,
      next_action_at timestamptz,
      lost_reason text,
      stage_changed_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, property_id) references properties (account_id, id),
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    create index leads_newest on leads (account_id, created_at desc, id);
    create index leads_board on leads (account_id, stage, position, id);
    create index leads_by_contact on leads (account_id, contact_id);

    create table timeline_entries (
      account_id uuid not null references agencies,
      id uuid not null,
      at timestamptz not null,
      event_group text not null check (event_group in
        ('EMAIL', 'NOTES', 'FORM_SUBMISSION', 'LEAD', 'PROPERTY', 'DASHBOARD', 'WORKFLOW', 'OFFER')),
      kind text not null,
      contact_id uuid not null,
      property_id uuid,
      agent_id uuid,
      detail jsonb not null default '{}',
      primary key (account_id, id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, property_id) references properties (account_id, id),
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    create index timeline_newest on timeline_entries (account_id, at desc, id);
    create index timeline_by_contact on timeline_entries (account_id, contact_id, at desc, id);
    create index timeline_by_property on timeline_entries (account_id, property_id, at desc, id) where property_id is not null;

    call isolate('contacts');
    call isolate('properties');
    call isolate('contact_properties');
    call isolate('value_estimates');
    call isolate('mortgages');
    call isolate('leads');
    call isolate('timeline_entries');
  `)
    .execute(db)
}
