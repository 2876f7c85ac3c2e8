import { type Kysely, sql } from 'kysely'

/** Addresses of workflows that other systems send contacts to, and facts that could not be processed. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- The address of a workflow. A code is derived from the keys of its row and the secret of the installation, so only
    -- its hash is stored.
    create table flow_hooks (
      account_id uuid not null,
      flow_id uuid not null,
      -- Counts the codes of a workflow: a replaced address is the next generation.
      generation int not null default 1,
      code_hash bytea not null,
      created_at timestamptz not null default now(),
      primary key (account_id, flow_id),
      foreign key (account_id, flow_id) references flows (account_id, id) on delete cascade
    );
    create index flow_hooks_by_code on flow_hooks (code_hash);
    call isolate_by_account('flow_hooks');

    -- The workflow of a code, for a request that arrives before an account is entered.
    create function find_flow_hook(hash bytea)
      returns table (account_id uuid, flow_id uuid)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select h.account_id, h.flow_id from flow_hooks h where h.code_hash = hash
      $$;
    revoke all on function find_flow_hook from public;
    grant execute on function find_flow_hook to gable_app;

    -- The idempotency keys of requests, as hashes. Each is kept for a day.
    create table flow_hook_requests (
      account_id uuid not null,
      flow_id uuid not null,
      key_hash bytea not null,
      at timestamptz not null default now(),
      primary key (account_id, flow_id, key_hash),
      foreign key (account_id, flow_id) references flows (account_id, id) on delete cascade
    );
    create index flow_hook_requests_by_time on flow_hook_requests (account_id, flow_id, at);
    call isolate_by_account('flow_hook_requests');

    -- A signal that could not be processed is tried again on its own, and after some attempts set aside.
    alter table flow_signals add column attempts int not null default 0;
    create index flow_signals_failed on flow_signals (account_id, id) where attempts > 0;

    -- Before a workflow is published, who would have entered it is counted by a simulation of its own.
    alter table flow_simulations
      add column kind text not null default 'SIMULATION' check (kind in ('SIMULATION', 'ESTIMATE'));
  `)
    .execute(db)
}
