import { type Kysely, sql } from 'kysely'

/** Submissions are found by parts of what was sent without looking at each of them. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- Row-level security lets no operator look before it that might tell what it saw, so parts of text would not be found
    -- by index. The view shows the same rows, of the account that is open, and lets the planner choose.
    create view own_submissions as select * from submissions where account_id = current_account();
    grant select on own_submissions to gable_app;
    drop index submissions_search;
    create index submissions_found on submissions using gin (account_id, search gin_trgm_ops);
  `)
    .execute(db)
}
