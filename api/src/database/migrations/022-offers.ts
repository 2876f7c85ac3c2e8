import { type Kysely, sql } from 'kysely'

/** Offers for a home: for what it would be sold, and for what somebody would buy it now. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table offers (
      account_id uuid not null references agencies,
      id uuid not null,
      property_id uuid not null,
      agent_id uuid,
      offer_type text not null check (offer_type in ('CASH', 'LISTING')),
      amount_cents bigint,
      closing_on date,
      -- An offer expires by the clock: nothing is written then.
      expires_at timestamptz,
      buyer text not null default '',
      low_cents bigint,
      high_cents bigint,
      commission_percent numeric(5, 2),
      terms text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      withdrawn_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade,
      foreign key (account_id, agent_id) references agents (account_id, id),
      check (case offer_type
        when 'CASH' then amount_cents > 0 and closing_on is not null and expires_at is not null
        else low_cents > 0 and high_cents >= low_cents end)
    );
    create index offers_by_property on offers (account_id, property_id, created_at desc, id);
    call isolate('offers');

    -- In which of their accounts the open person finds a home: an address of a sheet to print names no account.
    create function own_account_of(home uuid) returns uuid
      language sql stable security definer set search_path = pg_catalog, public as $$
        select p.account_id from agents a join properties p on p.account_id = a.account_id and p.id = home
        where a.user_id = current_person()
      $$;
    revoke all on function own_account_of from public;
    grant execute on function own_account_of to gable_app;
  `)
    .execute(db)
}
