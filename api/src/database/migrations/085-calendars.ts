import { type Kysely, sql } from 'kysely'

/** The calendars that agents connect, the times that are taken in them, and what was written to them. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table calendar_connections (
      account_id uuid not null references agencies,
      id uuid not null,
      agent_id uuid not null,
      provider text not null check (provider in ('GOOGLE', 'MICROSOFT', 'CALDAV')),
      login text not null,
      server_url text not null default '',
      -- Tokens, or a username with its app password, encrypted.
      credential bytea not null,
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'NEEDS_ATTENTION')),
      -- What is wrong, for people. Empty unless it needs attention.
      state_reason text not null default '',
      -- Failures in a row, the last one in words, and when it is tried again.
      failures int not null default 0,
      error text not null default '',
      resumes_at timestamptz,
      synced_at timestamptz,
      locked_by uuid,
      locked_until timestamptz,
      created_at timestamptz not null default now(),
      primary key (account_id, id),
      unique (account_id, agent_id, provider, server_url, login),
      foreign key (account_id, agent_id) references agents (account_id, id) on delete cascade
    );
    create index calendar_connections_active on calendar_connections (state, synced_at);
    call isolate_by_account('calendar_connections');

    create table calendars (
      account_id uuid not null references agencies,
      id uuid not null,
      connection_id uuid not null,
      agent_id uuid not null,
      -- The id or the address of the calendar at its provider.
      remote_id text not null,
      name text not null,
      time_zone text not null default '',
      is_writable boolean not null,
      blocks boolean not null default false,
      receives boolean not null default false,
      receives_next_steps boolean not null default false,
      -- Changes up to this token are stored. Missing before the first reading, and after it expired.
      token text,
      -- The next page of the reading that is under way.
      page text,
      -- The reading of everything that is under way, or the last one.
      round uuid,
      read_from timestamptz,
      read_till timestamptz,
      primary key (account_id, id),
      unique (account_id, connection_id, remote_id),
      foreign key (account_id, connection_id) references calendar_connections (account_id, id) on delete cascade,
      foreign key (account_id, agent_id) references agents (account_id, id) on delete cascade
    );
    create unique index calendars_one_receives on calendars (account_id, agent_id) where receives;
    create index calendars_blocking on calendars (account_id, agent_id) where blocks;
    call isolate_by_account('calendars');

    -- Only when somebody is busy, never with what.
    create table calendar_busy_times (
      account_id uuid not null references agencies,
      calendar_id uuid not null,
      -- The event at the provider.
      remote_id text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      -- The reading that saw it last.
      round uuid,
      primary key (account_id, calendar_id, remote_id, starts_at),
      foreign key (account_id, calendar_id) references calendars (account_id, id) on delete cascade
    );
    create index calendar_busy_times_by_time on calendar_busy_times (account_id, calendar_id, ends_at);
    call isolate_by_account('calendar_busy_times');

    -- What was written to a calendar. Without an appointment and a lead, the event is to be removed.
    create table calendar_entries (
      account_id uuid not null references agencies,
      id uuid not null,
      calendar_id uuid not null,
      appointment_id uuid,
      lead_id uuid,
      -- Missing until the provider said that the event exists.
      remote_id text,
      -- What both sides agree on.
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      fingerprint text not null default '',
      -- The provider was asked to create it, and may have done so without an answer.
      attempted_at timestamptz,
      -- What the agent has to decide.
      problem text check (problem in ('DELETED', 'PAST', 'ALL_DAY')),
      round uuid,
      primary key (account_id, id),
      unique (account_id, calendar_id, appointment_id),
      unique (account_id, calendar_id, lead_id),
      foreign key (account_id, calendar_id) references calendars (account_id, id) on delete cascade,
      foreign key (account_id, appointment_id) references appointments (account_id, id) on delete set null (appointment_id),
      foreign key (account_id, lead_id) references leads (account_id, id) on delete set null (lead_id),
      check (num_nonnulls(appointment_id, lead_id) <= 1)
    );
    create index calendar_entries_by_event on calendar_entries (account_id, calendar_id, remote_id);
    create index calendar_entries_by_appointment on calendar_entries (account_id, appointment_id);
    create index calendar_entries_by_lead on calendar_entries (account_id, lead_id);
    call isolate_by_account('calendar_entries');
  `)
    .execute(db)
}
