import { type Kysely, sql } from 'kysely'

/** Those who manage an account are notified of an incoming message that needs a look. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table notifications add intake_entry_id uuid;
    alter table notifications drop constraint notifications_check;
    alter table notifications add constraint notifications_check
      check (num_nonnulls(note_id, lead_id, correction_id, piece_id, handover_id, intake_entry_id) = 1);
    alter table notifications add unique (account_id, intake_entry_id, agent_id);
    alter table notifications add foreign key (account_id, intake_entry_id)
      references lead_intake_entries (account_id, id) on delete cascade;
  `)
    .execute(db)
}
