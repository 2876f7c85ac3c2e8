import { type Kysely, sql } from 'kysely'

/** The assistants of an account, and what visitors said to them. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table assistants (
      account_id uuid not null references agencies,
      place text not null check (place in ('contact-dashboard')),
      is_on boolean not null,
      name text not null,
      greeting_en text not null,
      greeting_es text not null,
      hours text not null check (hours in ('ALWAYS', 'OUTSIDE_OFFICE_HOURS', 'OFFICE_HOURS')),
      topics text[] not null,
      hands_over_when_unsure boolean not null,
      hand_over_words text not null,
      updated_at timestamptz not null default now(),
      primary key (account_id, place)
    );
    call isolate_by_account('assistants');

    create table conversations (
      account_id uuid not null references agencies,
      id uuid not null,
      place text not null check (place in ('contact-dashboard')),
      contact_id uuid not null,
      property_id uuid not null,
      -- The first message.
      question text not null,
      message_count int not null default 0,
      visitor_message_count int not null default 0,
      hand_over_reason text check (hand_over_reason in ('ASKED', 'WORD', 'UNSURE', 'MESSAGE', 'UNAVAILABLE', 'FULL')),
      lead_id uuid,
      started_at timestamptz not null default now(),
      last_message_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade,
      foreign key (account_id, lead_id) references leads (account_id, id) on delete set null (lead_id)
    );
    create index conversations_newest on conversations (account_id, last_message_at desc, id);
    create index conversations_by_contact on conversations (account_id, contact_id);
    create index conversations_by_property on conversations (account_id, property_id);
    create index conversations_by_lead on conversations (account_id, lead_id) where lead_id is not null;
    call isolate_by_account('conversations');

    create table conversation_messages (
      account_id uuid not null references agencies,
      conversation_id uuid not null,
      number int not null,
      author text not null check (author in ('VISITOR', 'ASSISTANT')),
      -- Each with the labels of the facts that it cites.
      sentences jsonb not null,
      at timestamptz not null default clock_timestamp(),
      primary key (account_id, conversation_id, number),
      foreign key (account_id, conversation_id) references conversations (account_id, id) on delete cascade
    );
    call isolate_by_account('conversation_messages');
  `)
    .execute(db)
}
