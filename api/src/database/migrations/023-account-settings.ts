import { type Kysely, sql } from 'kysely'

/** What an account decides for itself, the runs that keep its homes up to date, whom the owners in files mean, and to whom Gable was recommended. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- An account without a row decided nothing yet: the defaults are said here once more in the product.
    create table account_settings (
      account_id uuid primary key references agencies,
      keeps_homes_current boolean not null default false,
      homes_current_days smallint not null default 7 check (homes_current_days between 1 and 90),
      tracking_code text not null default '',
      answer_within_hours smallint check (answer_within_hours between 1 and 720),
      export_kept_days smallint not null default 7 check (export_kept_days between 1 and 90),
      import_kept_days smallint not null default 30 check (import_kept_days between 1 and 365),
      import_owner_id uuid,
      foreign key (account_id, import_owner_id) references agents (account_id, id) on delete set null (import_owner_id)
    );

    create trigger account_settings_shown_told after insert on account_settings
      for each row when (new.tracking_code <> '') execute function tell_shown();
    create trigger account_settings_shown_anew_told after update of tracking_code on account_settings
      for each row when (old.tracking_code is distinct from new.tracking_code) execute function tell_shown();

    -- One going over the homes of an account: by night, or because somebody asked for it.
    create table enrichment_runs (
      account_id uuid not null references agencies,
      id uuid not null,
      -- The night it belongs to, by the clock of the agency; none of one that somebody asked for.
      night date,
      asked_by uuid,
      due int not null,
      looked_up int not null default 0,
      changed int not null default 0,
      failed int not null default 0,
      began_at timestamptz not null default now(),
      reached_at timestamptz not null default now(),
      ended_at timestamptz,
      is_stopped boolean not null default false,
      primary key (account_id, id),
      unique (account_id, night),
      foreign key (account_id, asked_by) references agents (account_id, id) on delete set null (asked_by)
    );
    create unique index enrichment_run_under_way on enrichment_runs (account_id) where ended_at is null;
    create index enrichment_runs_newest on enrichment_runs (account_id, began_at desc);
    create index property_lookups_oldest on property_lookups (account_id, ended_at nulls first, property_id);

    -- Owners as files name them. They are known by a hash, which stays when an erased person is taken out of the words.
    create table owner_names (
      account_id uuid not null references agencies,
      hash bytea not null,
      name text not null,
      agent_id uuid,
      -- Decided and without an agent: whoever is named so, nobody of this account is meant.
      is_decided boolean not null default false,
      rows int not null default 0,
      seen_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (account_id, hash),
      foreign key (account_id, agent_id) references agents (account_id, id) on delete cascade
    );

    create table recommendations (
      account_id uuid not null references agencies,
      id uuid not null,
      hash bytea not null,
      agent_id uuid,
      name text not null,
      email text not null,
      words text not null,
      sent_at timestamptz not null default now(),
      primary key (account_id, id),
      unique (account_id, hash),
      foreign key (account_id, agent_id) references agents (account_id, id) on delete set null (agent_id)
    );
    create index recommendations_newest on recommendations (account_id, sent_at desc, id);

    -- Who wants no more letters of this kind from anybody here, as nobody can read them back.
    create table unwanted_letters (hash bytea primary key, at timestamptz not null default now());
    grant select, insert on unwanted_letters to gable_app;

    call isolate('account_settings');
    call isolate('enrichment_runs');
    call isolate('owner_names');
    call isolate('recommendations');
  `)
    .execute(db)
}
