import { type Kysely, sql } from 'kysely'

/** Where an agency wants to be told what happened, and everything that was said there. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table webhooks (
      account_id uuid not null references agencies,
      id uuid not null,
      url text not null,
      event_types text[] not null check (cardinality(event_types) > 0),
      secret bytea not null,
      is_paused boolean not null default false,
      created_by uuid not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, created_by) references agents (account_id, id)
    );

    -- The payload is json and not jsonb: it goes out, and is signed, in the order in which it was written.
    create table webhook_deliveries (
      account_id uuid not null references agencies,
      id uuid not null,
      webhook_id uuid not null,
      event_id uuid not null,
      event_type text not null,
      payload json not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
      is_test boolean not null default false,
      replay_of uuid,
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, webhook_id) references webhooks (account_id, id) on delete cascade
    );
    create index webhook_deliveries_newest on webhook_deliveries (account_id, webhook_id, created_at desc, id);
    create unique index webhook_deliveries_once on webhook_deliveries (account_id, webhook_id, event_id) where replay_of is null;

    create table webhook_attempts (
      account_id uuid not null references agencies,
      delivery_id uuid not null,
      number int not null,
      at timestamptz not null default now(),
      took_ms int not null,
      status int,
      body text,
      error text,
      primary key (account_id, delivery_id, number),
      foreign key (account_id, delivery_id) references webhook_deliveries (account_id, id) on delete cascade
    );

    call isolate('webhooks');
    call isolate('webhook_deliveries');
    call isolate('webhook_attempts');

    -- A webhook hears one delivery at a time, in their order, and a slow one never keeps more than one worker busy.
    -- Letters to people go first.
    create function ask_for_delivery(account_id uuid, webhook_id uuid, delivery_id uuid, run_at timestamptz default null)
      returns void language plpgsql security definer set search_path = pg_catalog, public as $$ begin
        perform graphile_worker.add_job(
          identifier => 'deliver-webhook',
          payload => json_build_object('accountId', account_id, 'deliveryId', delivery_id),
          queue_name => 'webhook:' || webhook_id,
          run_at => run_at,
          max_attempts => 10,
          job_key => 'webhook-delivery:' || delivery_id,
          priority => 10);
      end $$;
    revoke all on function ask_for_delivery from public;
    grant execute on function ask_for_delivery to gable_app;
  `)
    .execute(db)
}
