import { type Kysely, sql } from 'kysely'

/** Reports by email, and indexes for what reports sum up. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table report_subscriptions (
      account_id uuid not null references agencies,
      id uuid not null,
      agent_id uuid not null,
      report text not null,
      cadence text not null check (cadence in ('WEEKLY', 'MONTHLY')),
      next_at timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (account_id, id),
      unique (account_id, agent_id, report),
      foreign key (account_id, agent_id) references agents (account_id, id) on delete cascade
    );
    create index report_subscriptions_due on report_subscriptions (next_at);
    call isolate_by_account('report_subscriptions');

    -- With the columns of the sums, so that the credits of a year are read from the index alone.
    drop index postcard_pieces_of_day;
    create index postcard_pieces_of_day on postcard_pieces (account_id, submitted_on) include (content_id, credits)
      where submitted_on is not null;
    create index owner_corrections_newest on owner_corrections (account_id, created_at);
  `)
    .execute(db)
}
