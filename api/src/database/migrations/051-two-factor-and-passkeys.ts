import { type Kysely, sql } from 'kysely'

/** Second factors of users, the sign-ins that wait for one, and the agencies that require one. Users belong to no account. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table authenticator_apps (
      user_id uuid primary key references users,
      encrypted_secret bytea,
      added_at timestamptz,
      -- The newest 30 seconds whose code was used. A code works once.
      last_step int not null default 0,
      -- A secret that is being set up. It replaces the other once a code of it was entered.
      pending_secret bytea,
      pending_since timestamptz,
      check ((encrypted_secret is null) = (added_at is null)),
      check ((pending_secret is null) = (pending_since is null))
    );

    create table recovery_codes (
      user_id uuid not null references users,
      hash bytea not null,
      created_at timestamptz not null default now(),
      used_at timestamptz,
      primary key (user_id, hash)
    );

    create table passkeys (
      id uuid primary key,
      user_id uuid not null references users,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      is_synced boolean not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index passkeys_by_user on passkeys (user_id, created_at);

    create table passkey_challenges (
      hash bytea primary key,
      purpose text not null check (purpose in ('register', 'sign-in', 'second-factor', 'confirm')),
      -- Null while nobody has signed in yet.
      user_id uuid references users,
      expires_at timestamptz not null
    );

    create table pending_sign_ins (
      token_hash bytea primary key,
      user_id uuid not null references users,
      method text not null check (method in ('password', 'link', 'invitation', 'emulation')),
      emulation_type text check (emulation_type in ('SUPPORT', 'ADMIN')),
      emulated_by text,
      expires_at timestamptz not null
    );

    create table trusted_devices (
      id uuid primary key,
      user_id uuid not null references users,
      token_hash bytea not null unique,
      user_agent text not null,
      address text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index trusted_devices_by_user on trusted_devices (user_id, last_used_at desc);

    grant select, insert, update, delete on authenticator_apps, recovery_codes, passkeys, passkey_challenges,
      pending_sign_ins, trusted_devices to gable_app;

    -- Where the session was last used from, and when its user last proved who they are with all that they have.
    alter table sessions add column address text not null default '', add column confirmed_at timestamptz;

    -- From when members need a second factor to enter the account.
    alter table account_settings add column two_factor_from timestamptz;

    drop function resolve_session;
    create function resolve_session(hash bytea, account uuid) returns table (
      session_id uuid, user_id uuid, emulation_type text, emulated_by text, is_stale boolean, is_idle boolean,
      agent_id uuid, role text, is_agent_idle boolean, permissions text[], soft_freeze_after timestamptz, has_plan boolean,
      two_factor_due timestamptz
    ) language sql stable security definer set search_path = pg_catalog, public as $$
      select s.id, s.user_id, s.emulation_type, s.emulated_by,
        s.token_hash = hash and s.rotated_at < now() - interval '1 day',
        s.last_seen_at < now() - interval '1 minute',
        a.id, a.role, coalesce(a.last_seen_at < now() - interval '1 minute', true),
        agent_permissions_in(a.account_id, a.id),
        g.soft_freeze_after, g.plan_id is not null,
        case when c.two_factor_from is not null and s.emulation_type is null
          and not exists (select from passkeys p where p.user_id = s.user_id)
          and not exists (select from authenticator_apps t where t.user_id = s.user_id and t.encrypted_secret is not null)
        then c.two_factor_from end
      from sessions s
      left join agents a on a.account_id = account and a.user_id = s.user_id and a.deactivated_at is null
      left join agencies g on g.account_id = a.account_id
      left join account_settings c on c.account_id = a.account_id
      where s.expires_at > now()
        and (s.token_hash = hash or (s.previous_hash = hash and s.rotated_at > now() - interval '1 minute'))
    $$;

    create function list_two_factor_agencies(member uuid) returns table (name text)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select g.name from agents a
        join account_settings c using (account_id)
        join agencies g using (account_id)
        where a.user_id = member and a.deactivated_at is null and c.two_factor_from is not null
        order by g.name
      $$;

    revoke all on function resolve_session, list_two_factor_agencies from public;
    grant execute on function resolve_session, list_two_factor_agencies to gable_app;
    comment on function resolve_session(bytea, uuid) is 'Resolves the session, the membership and the permissions of a request in one query, and from when the user needs a second factor that they lack.';
    comment on function list_two_factor_agencies(uuid) is 'The agencies of a user that require a second factor, before any account is entered.';
  `)
    .execute(db)
}
