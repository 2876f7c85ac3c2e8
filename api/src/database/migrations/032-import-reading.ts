import { type Kysely, sql } from 'kysely'

/** Imports of workbooks and contact cards, rows without news, values that are left out, and counts of people. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table imports
      add column file_kind text not null default 'CSV' check (file_kind in ('CSV', 'WORKBOOK', 'CARDS')),
      add column column_count int not null default 0,
      add column date_order text check (date_order in ('MDY', 'DMY', 'UNSURE')),
      add column people jsonb not null default '{"NEW": 0, "UPDATED": 0, "UNCHANGED": 0, "SKIPPED": 0}',
      add column rows_with_dropped_values int not null default 0,
      alter column counts set default '{"NEW": 0, "UPDATED": 0, "UNCHANGED": 0, "SKIPPED": 0, "INVALID": 0}';
    update imports set column_count = cardinality(headers), counts = '{"UNCHANGED": 0}' || counts,
      choices = '{"dateOrder": "MDY"}' || choices,
      people = jsonb_build_object('NEW', counts -> 'NEW', 'UPDATED', counts -> 'UPDATED', 'UNCHANGED', 0, 'SKIPPED', counts -> 'SKIPPED');

    alter table import_rows
      -- The contact that the row is about, or the first row about somebody new.
      add column person text,
      add column dropped text[] not null default '{}',
      drop constraint import_rows_outcome_check,
      add constraint import_rows_outcome_check check (outcome in ('NEW', 'UPDATED', 'UNCHANGED', 'SKIPPED', 'INVALID'));
    create index import_rows_with_dropped_values on import_rows (account_id, import_id, row) where dropped <> '{}';
  `)
    .execute(db)
}
