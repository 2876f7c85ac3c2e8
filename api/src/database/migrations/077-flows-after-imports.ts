import { type Kysely, sql } from 'kysely'

/** Flows may look at imported contacts a little later. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- A default, so that every trigger that inserts signals sets it: the transaction says what it does.
    alter table flow_signals add column is_bulk boolean not null
      default coalesce(current_setting('gable.bulk_signals', true), '') = 'on';
  `)
    .execute(db)
}
