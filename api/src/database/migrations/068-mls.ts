import { type Kysely, sql } from 'kysely'

/** The MLSs that an account connects, their listings and those that agents add by hand. Lenders get disclosures. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table mls_connections (
      account_id uuid not null references agencies,
      id uuid not null,
      kind text not null check (kind in ('RESO', 'CSV')),
      name text not null,
      base_url text not null default '',
      auth_kind text not null default 'BEARER' check (auth_kind in ('BEARER', 'CLIENT_CREDENTIALS')),
      token_url text not null default '',
      client_id text not null default '',
      -- The access token or the client secret, encrypted.
      secret bytea,
      -- The last characters of the secret, by which people recognize it.
      secret_hint text not null default '',
      originating_system text not null default '',
      office_ids text[] not null default '{}',
      -- The MLS ids of team members: {mlsId, agentId} each.
      members jsonb not null default '[]',
      attribution text not null,
      disclaimer text not null default '',
      logo jsonb,
      show_address boolean not null default true,
      show_sold_price boolean not null default true,
      show_photos boolean not null default true,
      delay_days int not null default 0 check (delay_days between 0 and 365),
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'PAUSED', 'NEEDS_ATTENTION')),
      -- What is wrong, for people. Empty unless the connection needs attention.
      state_reason text not null default '',
      -- Changes up to here are stored, by the clock of the MLS.
      cursor_at timestamptz,
      synced_at timestamptz,
      reconciled_at timestamptz,
      added_by uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, added_by) references agents (account_id, id) on delete set null (added_by)
    );
    create index mls_connections_by_agent on mls_connections (account_id, added_by);
    create index mls_connections_active on mls_connections (state, synced_at) where kind = 'RESO';
    call isolate_by_account('mls_connections');

    create table mls_listings (
      account_id uuid not null references agencies,
      id uuid not null,
      -- Missing for a listing that was added by hand.
      connection_id uuid,
      listing_key text not null,
      mls_number text not null default '',
      status text not null check (status in ('ACTIVE', 'ACTIVE_UNDER_CONTRACT', 'COMING_SOON', 'PENDING', 'CLOSED', 'HOLD',
        'WITHDRAWN', 'EXPIRED', 'CANCELED')),
      full_address text not null,
      address_key text not null generated always as (address_key(full_address)) stored,
      door_number text not null default '',
      street text not null default '',
      unit text not null default '',
      city text not null default '',
      county text not null default '',
      state text not null default '',
      zip text not null default '',
      latitude double precision,
      longitude double precision,
      property_type text not null default '',
      bedrooms smallint,
      full_baths smallint,
      partial_baths smallint,
      above_grade_sqft int,
      below_grade_sqft int,
      lot_size_acres numeric(8, 3),
      parking_spaces smallint,
      floor_count smallint,
      year_built smallint,
      list_price_cents bigint,
      close_price_cents bigint,
      listed_on date,
      closed_on date,
      description text not null default '',
      photos text[] not null default '{}',
      -- Names the photos in public URLs.
      photo_link text not null default '',
      agent_mls_id text not null default '',
      agent_name text not null default '',
      office_mls_id text not null default '',
      office_name text not null default '',
      -- The team member whose listing it is.
      agent_id uuid,
      is_own boolean not null default false,
      -- The seller allows it to be shown, and with its address.
      is_displayed boolean not null default true,
      shows_address boolean not null default true,
      search text not null generated always as (lower(full_address || ' ' || mls_number || ' ' || agent_name)) stored,
      -- By the clock of the MLS.
      modified_at timestamptz not null,
      fingerprint text not null,
      -- The run that saw it last, while keys are compared.
      seen_run uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, connection_id) references mls_connections (account_id, id) on delete cascade,
      foreign key (account_id, agent_id) references agents (account_id, id) on delete set null (agent_id)
    );
    create unique index mls_listings_key on mls_listings (account_id, connection_id, listing_key);
    create index mls_listings_list on mls_listings (account_id, modified_at desc, id);
    create index mls_listings_own on mls_listings (account_id, modified_at desc, id) where is_own;
    create index mls_listings_by_status on mls_listings (account_id, status, modified_at desc);
    create index mls_listings_by_agent on mls_listings (account_id, agent_id, modified_at desc) where agent_id is not null;
    create index mls_listings_by_place on mls_listings (account_id, latitude, longitude, status) where latitude is not null;
    create index mls_listings_by_address on mls_listings (account_id, address_key);
    create index mls_listings_found on mls_listings using gin (account_id, search gin_trgm_ops);
    call isolate_by_account('mls_listings');

    create table mls_sync_runs (
      account_id uuid not null references agencies,
      id uuid not null,
      connection_id uuid not null,
      kind text not null check (kind in ('CHANGES', 'RECONCILE', 'CSV')),
      state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'FAILED')),
      -- Where the run continues: the last listing it has seen, and the next page within one moment.
      position_at timestamptz,
      position_key text not null default '',
      next_link text,
      -- Pages in a row without anything new, and failures in a row.
      stalled int not null default 0,
      failures int not null default 0,
      page_size int not null default 200,
      pages int not null default 0,
      received int not null default 0,
      added int not null default 0,
      updated int not null default 0,
      removed int not null default 0,
      rejected int not null default 0,
      -- The first of the rejected: {listingKey, reason} each.
      rejections jsonb not null default '[]',
      error text not null default '',
      -- When it continues, if the MLS asked to wait.
      resumes_at timestamptz,
      requested_by uuid,
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, connection_id) references mls_connections (account_id, id) on delete cascade,
      foreign key (account_id, requested_by) references agents (account_id, id) on delete set null (requested_by),
      check ((state = 'RUNNING') = (ended_at is null))
    );
    create unique index mls_sync_runs_one_running on mls_sync_runs (account_id, connection_id) where state = 'RUNNING';
    create index mls_sync_runs_latest on mls_sync_runs (account_id, connection_id, started_at desc);
    create index mls_sync_runs_by_agent on mls_sync_runs (account_id, requested_by);
    call isolate_by_account('mls_sync_runs');

    alter table vendors add column disclosure text, add column is_equal_housing boolean not null default false;
  `)
    .execute(db)
}
