import { type Kysely, sql } from 'kysely'

/** When names and times were reserved, so that those that nobody uses are released. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table booked_call_times add column booked_at timestamptz not null default now();
    alter table shared_page_slugs add column taken_at timestamptz not null default now();
    -- Only of those that an account claimed itself. Operators add others, of which its cell knows nothing.
    alter table hosts add column claimed_at timestamptz;
  `)
    .execute(db)
}
