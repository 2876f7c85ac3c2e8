import { type Kysely, sql } from 'kysely'

/** What providers know of homes: once for the installation as it was delivered, and for each account as it was last looked up. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table properties add column updated_at timestamptz not null default now();

    -- Every figure tells who delivered it, out of which records, and of which day it is.
    alter table value_estimates
      add column deviation numeric(5, 2),
      add column source text not null default '';
    alter table mortgages
      add column provider text not null default '',
      add column source text not null default '',
      add column as_of date;

    -- The last time the providers were asked about a home, and where its facts come from.
    create table property_lookups (
      account_id uuid not null references agencies,
      property_id uuid not null,
      asked_at timestamptz,
      ended_at timestamptz,
      failed text[] not null default '{}',
      facts_provider text,
      facts_source text,
      facts_as_of date,
      primary key (account_id, property_id),
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade
    );

    create table comparables (
      account_id uuid not null references agencies,
      property_id uuid not null,
      place smallint not null,
      category text not null check (category in ('active', 'sold')),
      home jsonb not null,
      distance_miles real,
      provider text not null,
      source text not null,
      as_of date,
      primary key (account_id, property_id, place),
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade
    );

    call isolate('property_lookups');
    call isolate('comparables');

    -- What was delivered to the operator. Public records, of no account; homes are known by their addresses.
    create table market_homes (
      key text primary key,
      address text not null,
      county text not null default '',
      latitude double precision,
      longitude double precision,
      property_type text,
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
      provider text not null,
      source text not null,
      as_of date
    );
    create table market_estimates (
      key text not null,
      provider text not null,
      value_date date not null,
      median_cents bigint not null,
      low_cents bigint not null,
      high_cents bigint not null,
      confidence smallint not null check (confidence between 0 and 100),
      deviation numeric(5, 2),
      source text not null,
      primary key (key, provider, value_date)
    );
    create table market_mortgages (
      key text not null,
      mortgage_date date not null,
      document_number text not null default '',
      amount_cents bigint not null,
      term_months int,
      annual_rate numeric(6, 4),
      loan_type text,
      borrower_names text[] not null default '{}',
      loan_officer_name text,
      loan_officer_nmls_id text,
      lender_name text,
      lender_code text,
      provider text not null,
      source text not null,
      as_of date,
      primary key (key, mortgage_date, document_number)
    );
    create table market_listings (
      provider text not null,
      listing_id text not null,
      category text not null check (category in ('active', 'sold')),
      key text not null,
      address text not null,
      door_number text not null default '',
      street text not null default '',
      city text not null default '',
      county text not null default '',
      state text not null default '',
      zip text not null default '',
      latitude double precision not null,
      longitude double precision not null,
      property_type text,
      bedrooms smallint,
      full_baths smallint,
      partial_baths smallint,
      above_grade_sqft int,
      below_grade_sqft int,
      lot_size_acres numeric(8, 3),
      parking_spaces smallint,
      floor_count smallint,
      year_built smallint,
      priced_on date,
      price_cents bigint,
      images text[] not null default '{}',
      source text not null,
      as_of date,
      primary key (provider, listing_id)
    );
    create index market_listings_by_place on market_listings (latitude, longitude);
    create table market_rates (
      program text not null check (program in ('ARM_5', 'FIXED_15', 'FIXED_30')),
      observed_on date not null,
      rate numeric(6, 4) not null,
      apr numeric(6, 4),
      source text not null,
      primary key (program, observed_on)
    );
    grant select on market_homes, market_estimates, market_mortgages, market_listings, market_rates to gable_app;
  `)
    .execute(db)
}
