import { type Kysely, sql } from 'kysely'

/** Runs of flows tell what became of a webhook that they called, also if it was sent again since. */
export async function up(db: Kysely<unknown>) {
  await sql`create index webhook_deliveries_replays on webhook_deliveries (account_id, webhook_id, event_id, created_at)
    where replay_of is not null`.execute(db)
}
