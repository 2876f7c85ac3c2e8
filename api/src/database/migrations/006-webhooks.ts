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

    create table webhook_deliveries (
      account_id uuid not null references agencies,
      id uuid not null,
      webhook_id uuid not null,
      event_id uuid not null,
      event_type text not null,
      payload jsonb not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
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
  `)
    .execute(db)
}
