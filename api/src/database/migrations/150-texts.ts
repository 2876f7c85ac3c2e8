import { type Kysely, sql } from 'kysely'

/** Text messages: who may be texted and who said so, what was sent and received, and the account at the provider. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table text_settings (
      account_id uuid primary key references agencies,
      is_on boolean not null default false,
      account_sid text not null,
      token bytea not null,
      sender text not null default '',
      sender_name text not null default '',
      problem text,
      updated_at timestamptz not null default now(),
      check (not is_on or sender <> '')
    );
    comment on column text_settings.token is 'Encrypted with the secret of the installation.';

    -- Permission belongs to a number, as STOP does. A number without a row may not be texted.
    create table text_permissions (
      account_id uuid not null references agencies,
      phone_key text not null,
      state text not null check (state in ('IN', 'OUT')),
      source text not null check (source in ('FORM', 'AGENT', 'REPLY', 'CARRIER')),
      at timestamptz not null,
      primary key (account_id, phone_key)
    );

    -- Each time that somebody said so, as proof.
    create table text_consents (
      account_id uuid not null references agencies,
      id uuid not null,
      phone_key text not null,
      contact_id uuid,
      state text not null check (state in ('IN', 'OUT')),
      source text not null check (source in ('FORM', 'AGENT', 'REPLY', 'CARRIER')),
      at timestamptz not null,
      agent_id uuid,
      submission_id uuid,
      page_url text,
      wording text,
      note text not null default '',
      primary key (account_id, id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    create index text_consents_of_phone on text_consents (account_id, phone_key, at desc);
    create index text_consents_of_contact on text_consents (account_id, contact_id);

    create table text_messages (
      account_id uuid not null references agencies,
      id uuid not null,
      kind text not null check (kind in ('ANSWER', 'TEST', 'REPLY')),
      occasion text not null,
      contact_id uuid,
      submission_id uuid,
      agent_id uuid,
      phone text not null,
      phone_key text not null,
      body text not null,
      state text not null check (state in
        ('QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'UNDELIVERED', 'FAILED', 'UNKNOWN', 'HELD', 'RECEIVED')),
      reason text,
      provider_id text,
      attempts int not null default 0,
      created_at timestamptz not null default now(),
      due_at timestamptz,
      sent_at timestamptz,
      primary key (account_id, id),
      unique (account_id, occasion),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    comment on column text_messages.occasion is 'What is sent, or received, once.';
    create index text_messages_newest on text_messages (account_id, created_at desc, id);
    create index text_messages_of_contact on text_messages (account_id, contact_id);
    create index text_messages_of_phone on text_messages (account_id, phone_key, created_at desc);

    call isolate_by_account('text_settings');
    call isolate_by_account('text_permissions');
    call isolate_by_account('text_consents');
    call isolate_by_account('text_messages');

    create trigger text_settings_notify_public_content after insert or update on text_settings
      for each row execute function notify_public_content();

    alter table timeline_entries drop constraint timeline_entries_event_group_check;
    alter table timeline_entries add constraint timeline_entries_event_group_check check (event_group in
      ('EMAIL', 'TEXT', 'POSTCARD', 'NOTES', 'FORM_SUBMISSION', 'LEAD', 'CALL', 'APPOINTMENT', 'PROPERTY', 'DASHBOARD',
       'WORKFLOW', 'OFFER'));
  `)
    .execute(db)
}
