import { type Kysely, sql } from 'kysely'

/** How an agency looks and signs, what it asks visitors, and the things of its that visitors meet. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table brandings (
      account_id uuid not null references agencies,
      id uuid not null,
      name text not null,
      is_default boolean not null default false,
      style jsonb not null default '{}',
      details jsonb not null default '{}',
      compliance jsonb not null default '{}',
      updated_by uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, updated_by) references agents (account_id, id)
    );
    create unique index brandings_default on brandings (account_id) where is_default;

    create table signatures (
      account_id uuid not null references agencies,
      branding_id uuid not null,
      agent_id uuid not null,
      document jsonb not null,
      updated_at timestamptz not null default now(),
      primary key (account_id, branding_id, agent_id),
      foreign key (account_id, branding_id) references brandings (account_id, id) on delete cascade,
      foreign key (account_id, agent_id) references agents (account_id, id)
    );

    -- Whatever visitors meet and whose visits are counted: widgets, landing pages and seller dashboards.
    create table subjects (
      account_id uuid not null references agencies,
      id uuid not null,
      kind text not null check (kind in ('widget', 'landing-page', 'contact-dashboard')),
      type text not null,
      name text not null,
      status text not null default 'PUBLISHED' check (status in ('PUBLISHED', 'ARCHIVED')),
      agent_id uuid,
      branding_id uuid,
      settings jsonb not null default '{}',
      general_settings jsonb not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      triggered_at timestamptz not null default now(),
      triggered_by uuid,
      primary key (account_id, id),
      foreign key (account_id, agent_id) references agents (account_id, id),
      foreign key (account_id, triggered_by) references agents (account_id, id),
      foreign key (account_id, branding_id) references brandings (account_id, id)
    );
    create index subjects_by_id on subjects (id);
    create index subjects_newest on subjects (account_id, kind, triggered_at desc, id);

    create table forms (
      account_id uuid not null references agencies,
      id uuid not null,
      name text not null,
      title text not null,
      description text not null,
      lead_type text not null check (lead_type in ('HV', 'SELLER', 'BUYER', 'MORTGAGE', 'GENERAL')),
      phone_mandatory boolean not null default false,
      include_selling_timeline boolean not null default false check (lead_type = 'HV' or not include_selling_timeline),
      exit_to uuid not null,
      tracking_code text not null default '',
      version int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, exit_to) references subjects (account_id, id)
    );

    create table form_groups (
      account_id uuid not null references agencies,
      id uuid not null,
      name text not null,
      form_ids uuid[] not null check (cardinality(form_ids) > 0),
      tracking_code text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id)
    );

    call isolate('brandings');
    call isolate('signatures');
    call isolate('subjects');
    call isolate('forms');
    call isolate('form_groups');

    -- What a visitor's call needs before any account is open: whose this thing is, and whether it is still out.
    create function published_subjects() returns table (id uuid, account_id uuid, kind text, status text, time_zone text)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select s.id, s.account_id, s.kind, s.status, a.time_zone from subjects s join agencies a using (account_id)
      $$;
    create function published_subject(wanted uuid) returns table (id uuid, account_id uuid, kind text, status text, time_zone text)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select s.id, s.account_id, s.kind, s.status, a.time_zone
        from subjects s join agencies a using (account_id) where s.id = wanted
      $$;
    revoke all on function published_subjects, published_subject from public;
    grant execute on function published_subjects, published_subject to gable_app;

    -- Every process keeps that map in memory; this is how it hears of a change.
    create function tell_subject() returns trigger language plpgsql as $$ begin
      perform pg_notify('subjects', new.id::text);
      return null;
    end $$;
    create trigger subjects_told after insert or update of status, kind on subjects
      for each row execute function tell_subject();
    create function tell_time_zone() returns trigger language plpgsql as $$ begin
      perform pg_notify('subjects', id::text) from subjects where account_id = new.account_id;
      return null;
    end $$;
    create trigger agencies_time_zone_told after update of time_zone on agencies
      for each row when (old.time_zone is distinct from new.time_zone) execute function tell_time_zone();
  `)
    .execute(db)
}
