import { type Kysely, sql } from 'kysely'

/** On which pages of which websites a widget was seen, and what was wrong there. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table widget_sightings (
      account_id uuid not null references agencies,
      widget_id uuid not null,
      page text not null,
      first_seen_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      faults text[] not null default '{}',
      primary key (account_id, widget_id, page),
      foreign key (account_id, widget_id) references subjects (account_id, id) on delete cascade
    );
    call isolate('widget_sightings');
  `)
    .execute(db)
}
