import { type Kysely, sql } from 'kysely'

/** Forms are archived once they are no longer offered. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table forms add column archived_at timestamptz;
    comment on column forms.archived_at is 'Not offered since then. What still leads to the form works.';
  `)
    .execute(db)
}
