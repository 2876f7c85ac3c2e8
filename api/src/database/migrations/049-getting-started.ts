import { type Kysely, sql } from 'kysely'

/** Accounts that have finished setting up. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table getting_started (
      account_id uuid primary key references agencies,
      ended_at timestamptz not null default now()
    );
    call isolate_by_account('getting_started');
  `)
    .execute(db)
}
