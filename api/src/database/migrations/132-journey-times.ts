import { type Kysely, sql } from 'kysely'

/** The way of visits through a journey, without the views that most events are. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index events_of_journeys on events (account_id, subject_id, at)
      where type in ('entrance', 'step', 'submission');
  `.execute(db)
}
