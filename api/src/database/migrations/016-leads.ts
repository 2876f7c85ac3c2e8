import { type Kysely, sql } from 'kysely'

/** Leads that are worked from a board and from a list of the day, however many there are. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- How a lead was before it was done or put off, until something else is done to it.
    alter table leads add column undo jsonb;

    create index leads_worth on leads (account_id, stage) include (value_cents, contact_id, agent_id, lead_type);
    create index leads_unanswered on leads (account_id, created_at, id) where stage = 'NEW' and next_action_at is null;
    create index leads_due on leads (account_id, next_action_at, id)
      where stage not in ('CLOSED', 'LOST') and next_action_at is not null;
    create index submissions_by_lead on submissions (account_id, lead_id) where lead_id is not null;
  `)
    .execute(db)
}
