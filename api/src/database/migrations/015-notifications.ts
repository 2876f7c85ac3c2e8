import { type Kysely, sql } from 'kysely'

/** News for one agent that waits until it is read. What it is about says the rest, and takes it along when it goes. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table notifications (
      account_id uuid not null references agencies,
      id uuid not null,
      agent_id uuid not null,
      note_id uuid,
      lead_id uuid,
      by_agent_id uuid,
      at timestamptz not null default now(),
      read_at timestamptz,
      primary key (account_id, id),
      check (num_nonnulls(note_id, lead_id) = 1),
      unique (account_id, note_id, agent_id),
      unique (account_id, lead_id, agent_id),
      foreign key (account_id, agent_id) references agents (account_id, id),
      foreign key (account_id, by_agent_id) references agents (account_id, id),
      foreign key (account_id, note_id) references timeline_entries (account_id, id) on delete cascade,
      foreign key (account_id, lead_id) references leads (account_id, id) on delete cascade
    );
    create index notifications_newest on notifications (account_id, agent_id, at desc, id);
    call isolate('notifications');
  `)
    .execute(db)
}
