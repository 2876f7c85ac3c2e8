import { type Kysely, sql } from 'kysely'

/** Keeps calls in the activity of contacts, and lets response times count office hours only. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table timeline_entries drop constraint timeline_entries_event_group_check;
    alter table timeline_entries add constraint timeline_entries_event_group_check check (event_group in
      ('EMAIL', 'NOTES', 'FORM_SUBMISSION', 'LEAD', 'CALL', 'PROPERTY', 'DASHBOARD', 'WORKFLOW', 'OFFER'));

    -- Null counts every hour.
    alter table account_settings add column office_hours jsonb;
  `)
    .execute(db)
}
