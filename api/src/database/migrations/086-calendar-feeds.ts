import { type Kysely, sql } from 'kysely'

/** Addresses at which the calendars of agents subscribe to their appointments. One per agent; the code is not stored. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table calendar_feeds (
      account_id uuid not null references agencies,
      agent_id uuid not null,
      -- Part of the signed address, so a new one ends the old one.
      id uuid not null,
      created_at timestamptz not null default now(),
      primary key (account_id, agent_id),
      foreign key (account_id, agent_id) references agents (account_id, id) on delete cascade
    );
    call isolate_by_account('calendar_feeds');
  `)
    .execute(db)
}
