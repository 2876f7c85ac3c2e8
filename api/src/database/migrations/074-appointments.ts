import { type Kysely, sql } from 'kysely'

/** Booking pages of agents, and the appointments that visitors make there. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table booking_pages (
      account_id uuid not null references agencies,
      agent_id uuid not null,
      is_on boolean not null,
      settings jsonb not null,
      updated_at timestamptz not null default now(),
      primary key (account_id, agent_id),
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    call isolate_by_account('booking_pages');

    create table appointments (
      account_id uuid not null references agencies,
      id uuid not null,
      agent_id uuid not null,
      -- Its contact follows when contacts are merged.
      lead_id uuid not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      -- What was agreed on, however the booking page changes later.
      title text not null,
      place text not null check (place in ('PHONE', 'VIDEO', 'IN_PERSON')),
      place_detail text not null,
      note text not null,
      language text not null check (language in ('en', 'es')),
      -- The visitor's.
      time_zone text not null,
      -- The start in words, for notifications.
      start_text text not null,
      state text not null default 'BOOKED' check (state in ('BOOKED', 'CANCELED')),
      canceled_by text check (canceled_by in ('CONTACT', 'AGENT')),
      -- How often it was changed. Calendars keep the newest version.
      sequence int not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, agent_id) references agents (account_id, id),
      foreign key (account_id, lead_id) references leads (account_id, id) on delete cascade,
      check ((state = 'CANCELED') = (canceled_by is not null))
    );
    create index appointments_of_agent on appointments (account_id, agent_id, starts_at, id);
    create index appointments_of_lead on appointments (account_id, lead_id);
    call isolate_by_account('appointments');

    alter table timeline_entries drop constraint timeline_entries_event_group_check;
    alter table timeline_entries add constraint timeline_entries_event_group_check check (event_group in
      ('EMAIL', 'POSTCARD', 'NOTES', 'FORM_SUBMISSION', 'LEAD', 'CALL', 'APPOINTMENT', 'PROPERTY', 'DASHBOARD',
       'WORKFLOW', 'OFFER'));

    create index agents_by_purl on agents (purl_id) where purl_id is not null;

    -- The agent of a booking page that is on, before an account is entered. Its address is public.
    create function find_booking_page(slug text) returns table (account_id uuid, agent_id uuid)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select b.account_id, b.agent_id
        from agents a join booking_pages b on b.account_id = a.account_id and b.agent_id = a.id
        where a.purl_id = lower(slug) and b.is_on and a.deactivated_at is null
      $$;
    revoke all on function find_booking_page from public;
    grant execute on function find_booking_page to gable_app;

    -- The link by which visitors book time with an agent: their own, or else the path of their booking page.
    create function booking_link(agent agents) returns text language sql stable as $$
      select case
        when agent.booking_url <> '' then agent.booking_url
        when agent.purl_id is not null and agent.deactivated_at is null and exists (
          select from booking_pages b where b.account_id = agent.account_id and b.agent_id = agent.id and b.is_on
        ) then '/book/' || agent.purl_id
        else ''
      end
    $$;
  `)
    .execute(db)
}
