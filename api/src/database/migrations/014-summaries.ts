import { type Kysely, sql } from 'kysely'

/** What is known of a contact in a few sentences, which rest on entries of the history. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table contact_summaries (
      account_id uuid not null references agencies,
      contact_id uuid not null,
      -- Only who was asked last may answer.
      request_id uuid not null,
      status text not null check (status in ('generating', 'generated', 'error')),
      requested_by uuid not null,
      requested_at timestamptz not null default now(),
      -- The last that was written, also while another is being written or has failed.
      content jsonb,
      is_by_model boolean not null default false,
      -- What happened later it does not know.
      known_until timestamptz,
      updated_at timestamptz,
      primary key (account_id, contact_id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, requested_by) references agents (account_id, id)
    );
    call isolate('contact_summaries');
  `)
    .execute(db)
}
