import { type Kysely, sql } from 'kysely'

/** Services that count leads as conversions of ads, what was sent to them, and the ad clicks that led to submissions. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table conversion_settings (
      account_id uuid primary key references agencies,
      lead_value_cents bigint check (lead_value_cents > 0),
      shares_details boolean not null default false
    );

    create table conversion_integrations (
      account_id uuid not null references agencies,
      vendor text not null check (vendor in ('GA4', 'META', 'GOOGLE_ADS', 'TIKTOK', 'LINKEDIN')),
      is_on boolean not null,
      public_id text not null,
      conversion_id text not null,
      test_code text not null,
      token bytea,
      updated_at timestamptz not null default now(),
      primary key (account_id, vendor)
    );

    -- One event for one service. It keeps no contact details: those are read from the submission when it is sent.
    create table conversion_deliveries (
      account_id uuid not null references agencies,
      id uuid not null,
      vendor text not null,
      event_id uuid not null,
      submission_id uuid,
      is_test boolean not null default false,
      shares_details boolean not null default false,
      client jsonb,
      state text not null default 'WAITING' check (state in ('WAITING', 'SENDING', 'DELIVERED', 'SKIPPED', 'FAILED')),
      attempts int not null default 0,
      status int,
      reason text,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, vendor) references conversion_integrations (account_id, vendor) on delete cascade,
      foreign key (account_id, submission_id) references submissions (account_id, id) on delete cascade
        deferrable initially deferred
    );
    comment on column conversion_deliveries.client is 'The browser that sent the submission, until the event is delivered.';
    create unique index conversion_deliveries_once on conversion_deliveries (account_id, vendor, event_id);
    create index conversion_deliveries_newest on conversion_deliveries (account_id, vendor, created_at desc);
    create index conversion_deliveries_of_submission on conversion_deliveries (account_id, submission_id);

    call isolate_by_account('conversion_settings');
    call isolate_by_account('conversion_integrations');
    call isolate_by_account('conversion_deliveries');

    create trigger conversion_settings_notify_public_content after insert or update on conversion_settings
      for each row execute function notify_public_content();
    create trigger conversion_integrations_notify_public_content after insert or update on conversion_integrations
      for each row execute function notify_public_content();

    alter table submissions add column click_ids jsonb not null default '{}';
    alter table contacts add column first_click jsonb, add column last_click jsonb;
    comment on column contacts.first_click is 'The first ad click that led to a submission: {at, ids}.';
    comment on column contacts.last_click is 'The most recent ad click that led to a submission: {at, ids}.';
  `)
    .execute(db)
}
