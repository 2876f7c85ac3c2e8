import { type Kysely, sql } from 'kysely'

/** What one does with many contacts: whom a taken back change left alone, and who is not the same person. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table bulk_changes add column undone_by uuid, add foreign key (account_id, undone_by) references agents (account_id, id);
    -- Why a contact stayed as it was when the change was taken back.
    alter table bulk_changed_contacts add column left_because text
      check (left_because in ('CHANGED', 'EMAIL_TAKEN', 'MERGED'));

    -- Two that look like one person and are not, as an agent said.
    create table distinct_contacts (
      account_id uuid not null references agencies,
      one_id uuid not null,
      other_id uuid not null check (one_id < other_id),
      agent_id uuid not null,
      at timestamptz not null default now(),
      primary key (account_id, one_id, other_id),
      foreign key (account_id, one_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, other_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    create index distinct_contacts_by_other on distinct_contacts (account_id, other_id);
    create index distinct_contacts_by_time on distinct_contacts (account_id, at desc);
    call isolate('distinct_contacts');
  `)
    .execute(db)
}
