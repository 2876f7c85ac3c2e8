import { type Kysely, sql } from 'kysely'

/** Rules that give leads from forms to agents, and why each lead went to its first agent. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table lead_routing_rules (
      account_id uuid not null references agencies,
      id uuid not null,
      name text not null,
      is_on boolean not null,
      position int not null,
      filters jsonb not null,
      assignment jsonb not null,
      overrides_owner boolean not null,
      version int not null default 1,
      -- How many leads a round robin has given to agents. The row lock makes concurrent leads take turns.
      turns bigint not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id)
    );
    call isolate_by_account('lead_routing_rules');
    create index lead_routing_rules_in_order on lead_routing_rules (account_id, position, id);

    alter table leads
      add column routing jsonb,
      -- The rule of the decision, which may have been deleted since.
      add column routing_rule_id uuid;
    create index leads_by_routing_rule on leads (account_id, routing_rule_id) where routing_rule_id is not null;
  `)
    .execute(db)
}
