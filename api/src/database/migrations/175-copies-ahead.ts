import { type Kysely, sql } from 'kysely'

/** What no longer changes is copied before an account is frozen. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table account_moves
      drop constraint account_moves_phase_check,
      add constraint account_moves_phase_check check (phase in
        ('COPY_AHEAD', 'FREEZE', 'COPY', 'COMPARE', 'SWITCH', 'THAW', 'SET_ASIDE', 'DONE', 'CANCEL', 'DROP')),
      alter column phase set default 'COPY_AHEAD',
      -- Events from before this time are not accepted any more, with days to spare.
      add column closed_before timestamptz not null default date_trunc('month', now() - interval '10 days', 'UTC');
  `)
    .execute(db)
}
