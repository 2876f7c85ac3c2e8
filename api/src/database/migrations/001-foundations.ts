import { type Kysely, sql } from 'kysely'

/** The role the product works under, the tenancy it cannot step out of, and the platform's own tables. */
export async function up(db: Kysely<unknown>) {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql
    .raw(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'gable_app') then
        create role gable_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
      end if;
      execute format('grant gable_app to %I', current_user);
    end $$;
    grant usage on schema public to gable_app;

    create function current_account() returns uuid language sql stable parallel safe
      return nullif(current_setting('gable.account_id', true), '')::uuid;

    create function current_person() returns uuid language sql stable parallel safe
      return nullif(current_setting('gable.user_id', true), '')::uuid;

    -- Tenant tables show the rows of the current account and no others, to readers and writers alike. The owner stands
    -- outside, for migrations, seeds and the gate below: the product never works as the owner.
    create procedure isolate(tenant_table regclass) language plpgsql as $$ begin
      execute format('alter table %s enable row level security', tenant_table);
      execute format('create policy own_account on %s using (account_id = current_account()) with check (account_id = current_account())', tenant_table);
      execute format('grant select, insert, update, delete on %s to gable_app', tenant_table);
    end $$;

    create table users (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      first_name text not null default '',
      last_name text not null default '',
      phone text,
      time_zone text,
      password_hash text,
      created_at timestamptz not null default now()
    );

    create table plans (
      id text primary key,
      plan_name text not null,
      feature_flags jsonb not null,
      numerical_feature_map jsonb not null
    );

    create table agencies (
      account_id uuid primary key,
      name text not null,
      status text not null default 'CREATED' check (status in ('CREATED', 'ACTIVE')),
      onboarding_step text check (onboarding_step in ('PROFESSIONAL_DETAILS', 'INDUSTRY_DETAILS', 'ONBOARDING_CALL')),
      onboarding_details jsonb not null default '{}',
      plan_id text references plans,
      soft_freeze_after timestamptz,
      time_zone text not null default 'America/New_York',
      created_at timestamptz not null default now()
    );

    create table agents (
      account_id uuid not null references agencies,
      id uuid not null,
      user_id uuid not null references users,
      role text not null check (role in ('OWNER', 'ADMIN', 'AGENT')),
      onboarding_step text not null default 'INVITED'
        check (onboarding_step in ('INVITED', 'PERSONAL_DETAILS', 'ACCOUNT_ONBOARDING_DETAILS', 'COMPLETED')),
      purl_id text,
      created_at timestamptz not null default now(),
      primary key (account_id, id),
      unique (account_id, user_id)
    );
    create index agents_by_user on agents (user_id);

    create table role_permissions (
      account_id uuid not null references agencies,
      role text not null check (role in ('OWNER', 'ADMIN', 'AGENT')),
      permission text not null,
      primary key (account_id, role, permission)
    );

    create table invitations (
      account_id uuid not null references agencies,
      id uuid not null,
      email text not null check (email = lower(email)),
      role text not null check (role in ('OWNER', 'ADMIN', 'AGENT')),
      token_hash bytea not null,
      invited_by uuid,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      accepted_at timestamptz,
      primary key (account_id, id),
      unique (account_id, token_hash),
      foreign key (account_id, invited_by) references agents (account_id, id)
    );

    create table preferences (
      account_id uuid not null references agencies,
      user_id uuid not null references users,
      key text not null,
      value jsonb not null,
      primary key (account_id, user_id, key)
    );

    create table audit_entries (
      account_id uuid not null references agencies,
      id uuid not null,
      at timestamptz not null default now(),
      user_id uuid not null,
      emulated_by text,
      action text not null,
      subject jsonb not null,
      fields text[] not null,
      primary key (account_id, id)
    );

    create table media (
      account_id uuid not null references agencies,
      id uuid not null,
      content_type text not null,
      width int not null,
      height int not null,
      bytes int not null,
      uploaded_by uuid not null,
      created_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, uploaded_by) references agents (account_id, id)
    );

    call isolate('agencies');
    call isolate('agents');
    call isolate('role_permissions');
    call isolate('invitations');
    call isolate('preferences');
    call isolate('audit_entries');
    call isolate('media');

    -- A person sees the own memberships in every account, and the agencies they lead to: the account chooser needs both.
    create policy own_memberships on agents for select using (user_id = current_person());
    create policy own_agencies on agencies for select
      using (account_id in (select account_id from agents where user_id = current_person()));

    -- What is done stays done: the product can add to the trail, not rewrite it.
    revoke update, delete on audit_entries from gable_app;

    create table sessions (
      id uuid primary key,
      user_id uuid not null references users,
      token_hash bytea not null unique,
      previous_hash bytea unique,
      user_agent text not null,
      emulation_type text check (emulation_type in ('SUPPORT', 'ADMIN')),
      emulated_by text,
      created_at timestamptz not null default now(),
      rotated_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index sessions_by_user on sessions (user_id, last_seen_at desc);

    create table magic_links (
      token_hash bytea primary key,
      user_id uuid not null references users,
      state text,
      emulation_type text check (emulation_type in ('SUPPORT', 'ADMIN')),
      emulated_by text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );

    -- What a role permits in an account, for the list of accounts a person may choose from.
    create function permissions_of(account uuid, held text) returns text[]
      language sql stable security definer set search_path = pg_catalog, public as $$
        select array(select permission from role_permissions where account_id = account and role = held)
      $$;
    revoke all on function permissions_of from public;
    grant execute on function permissions_of to gable_app;

    -- The gate every request passes: one look at the session, the membership and what the role permits.
    create function gate(hash bytea, account uuid) returns table (
      session_id uuid, user_id uuid, emulation_type text, emulated_by text, is_stale boolean, is_idle boolean,
      agent_id uuid, role text, permissions text[], soft_freeze_after timestamptz, has_plan boolean
    ) language sql stable security definer set search_path = pg_catalog, public as $$
      select s.id, s.user_id, s.emulation_type, s.emulated_by,
        s.token_hash = hash and s.rotated_at < now() - interval '1 day',
        s.last_seen_at < now() - interval '1 minute',
        a.id, a.role,
        permissions_of(a.account_id, a.role),
        g.soft_freeze_after, g.plan_id is not null
      from sessions s
      left join agents a on a.account_id = account and a.user_id = s.user_id
      left join agencies g on g.account_id = a.account_id
      where s.expires_at > now()
        and (s.token_hash = hash or (s.previous_hash = hash and s.rotated_at > now() - interval '1 minute'))
    $$;
    revoke all on function gate from public;
    grant execute on function gate to gable_app;

    -- Random values that every process of an installation must share, such as the key that signs upload tickets.
    create table secrets (name text primary key, value bytea not null);

    create table security_events (
      id uuid primary key,
      user_id uuid not null references users,
      at timestamptz not null default now(),
      kind text not null,
      session_id uuid
    );
    create index security_events_by_user on security_events (user_id, at desc);

    create unlogged table attempts (
      key text primary key,
      count int not null,
      until timestamptz not null
    );

    -- A job is part of the transaction that asks for it. The queue belongs to the owner; the product may only add.
    create function enqueue(task text, payload json, run_at timestamptz, job_key text) returns void
      language plpgsql security definer set search_path = pg_catalog, public as $$ begin
        perform graphile_worker.add_job(identifier => task, payload => payload, run_at => run_at, max_attempts => 10, job_key => job_key);
      end $$;
    revoke all on function enqueue from public;
    grant execute on function enqueue to gable_app;

    grant select, insert, update on users to gable_app;
    grant select on plans, secrets to gable_app;
    grant select, insert, update, delete on sessions, magic_links, attempts to gable_app;
    grant select, insert on security_events to gable_app;
  `)
    .execute(db)
}
