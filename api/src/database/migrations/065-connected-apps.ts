import { type Kysely, sql } from 'kysely'

/** The apps that an account has connected. Sync rules belong to apps that sync contacts. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table connected_apps (
      account_id uuid not null references agencies,
      id uuid not null,
      app_name text not null
        check (app_name in ('homeward', 'zestimate', 'apination', 'realsync', 'zapier', 'follow-up-boss')),
      -- The agent who connected the app.
      owner_id uuid not null,
      -- What the owner consented to.
      scopes text[] not null,
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'NEEDS_ATTENTION', 'DISCONNECTED')),
      -- What is wrong, for people. Empty unless the app needs attention.
      state_reason text not null default '',
      -- The key of the account at the app, encrypted. It is removed when the app is disconnected.
      credential bytea,
      -- The last characters of the key, by which people recognize it.
      credential_hint text not null default '',
      sync_rules jsonb not null default '{}',
      connected_at timestamptz not null default now(),
      disconnected_at timestamptz,
      updated_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, owner_id) references agents (account_id, id),
      check ((state = 'DISCONNECTED') = (disconnected_at is not null)),
      check (state <> 'DISCONNECTED' or credential is null)
    );
    create unique index connected_apps_once on connected_apps (account_id, app_name) where state <> 'DISCONNECTED';
    create index connected_apps_by_owner on connected_apps (account_id, owner_id);
    call isolate_by_account('connected_apps');
  `)
    .execute(db)
}
