import { type Kysely, sql } from 'kysely'

/** What visitors see of an agent, and the email that answers a submission. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table agents
      add column title text not null default '' check (length(title) <= 60),
      add column photo_url text,
      add column booking_url text not null default '' check (booking_url = '' or booking_url ~ '^https://');
    comment on column agents.title is 'Shown below the name, such as Broker Associate.';
    comment on column agents.photo_url is 'A picture that the account uploaded.';

    alter table forms add column sends_answer boolean not null default true;
    comment on column forms.sends_answer is 'Whether visitors get an email as soon as they sent the form.';

    alter table submissions add column answered_at timestamptz;
    comment on column submissions.answered_at is 'When the email to the visitor was enqueued, or was found not to be due.';
  `)
    .execute(db)
}
