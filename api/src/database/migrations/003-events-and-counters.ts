import { type Kysely, sql } from 'kysely'

/** Every view, entrance and click once, by month, and the counters that lists and charts read instead of them. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table events (
      account_id uuid not null,
      id uuid not null,
      at timestamptz not null,
      received_at timestamptz not null default now(),
      type text not null check (type in ('view', 'entrance', 'click', 'submission')),
      subject text not null,
      subject_id uuid not null,
      visit_id uuid not null,
      detail jsonb,
      primary key (account_id, id, at)
    ) partition by range (at);
    create index events_at on events using brin (at);

    -- The month's partition, made when it is missing; a month is one of UTC, whatever zone the session is in.
    create procedure make_events_partition(month date) language plpgsql as $$
    declare first date := date_trunc('month', month);
    begin
      execute format('create table if not exists events_%s partition of events for values from (%L) to (%L)',
        to_char(first, 'YYYY_MM'), first::timestamp at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
    end $$;

    create table counter_hourly (
      account_id uuid not null,
      subject text not null,
      subject_id uuid not null,
      type text not null,
      module text not null default '',
      text text not null default '',
      hour timestamptz not null,
      count bigint not null,
      primary key (account_id, subject, subject_id, type, hour, module, text)
    );

    -- Days are those of the agency's own time zone, so that a year by day is a read of at most 366 rows.
    create table counter_daily (
      account_id uuid not null,
      subject text not null,
      subject_id uuid not null,
      type text not null,
      module text not null default '',
      text text not null default '',
      day date not null,
      count bigint not null,
      primary key (account_id, subject, subject_id, type, day, module, text)
    );

    create table counter_total (
      account_id uuid not null,
      subject text not null,
      subject_id uuid not null,
      type text not null,
      module text not null default '',
      text text not null default '',
      count bigint not null,
      last_at timestamptz not null,
      primary key (account_id, subject, subject_id, type, module, text)
    );

    call isolate('events');
    call isolate('counter_hourly');
    call isolate('counter_daily');
    call isolate('counter_total');
  `)
    .execute(db)
}
