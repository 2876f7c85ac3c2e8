import { type Kysely, sql } from 'kysely'

/** Forms get questions of the agency's own, a page to go to after sending, and their own beginning of the answer email. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table forms
      add column questions jsonb not null default '[]',
      add column question_place text not null default 'BEFORE_DETAILS'
        check (question_place in ('BEFORE_DETAILS', 'AFTER_DETAILS')),
      add column questions_version int not null default 1,
      add column redirect_url text not null default '',
      add column reply jsonb not null default '{"subject": {"en": "", "es": ""}, "text": {"en": "", "es": ""}}';
    comment on column forms.questions_version is 'Counts the changes of the questions. Visitors send it with their answers.';

    -- A visitor may have opened a form before its questions changed.
    create table form_question_versions (
      account_id uuid not null references agencies,
      form_id uuid not null,
      version int not null,
      questions jsonb not null,
      replaced_at timestamptz not null default now(),
      primary key (account_id, form_id, version),
      foreign key (account_id, form_id) references forms (account_id, id) on delete cascade
    );
    call isolate_by_account('form_question_versions');

    alter table submissions add column contact_changes jsonb;
    comment on column submissions.contact_changes is 'Attributes and tags that the answers give to the contact.';
  `)
    .execute(db)
}
