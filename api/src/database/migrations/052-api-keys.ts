import { type Kysely, sql } from 'kysely'

/** API keys, and what the audit log shows: from where and with which key something was done, and to what. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table api_keys (
      account_id uuid not null references agencies,
      id uuid not null,
      agent_id uuid not null,
      name text not null,
      -- The first characters of the key, by which people recognize it. The key itself is stored nowhere.
      prefix text not null,
      key_hash bytea not null,
      scopes text[] not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz,
      revoked_by uuid,
      primary key (account_id, id),
      unique (account_id, key_hash),
      foreign key (account_id, agent_id) references agents (account_id, id) on delete cascade,
      foreign key (account_id, revoked_by) references agents (account_id, id) on delete set null (revoked_by)
    );
    call isolate_by_account('api_keys');

    create function resolve_api_key(account uuid, hash bytea)
      returns table (key_id uuid, key_name text, scopes text[], is_idle boolean, user_id uuid, agent_id uuid, role text,
        permissions text[], soft_freeze_after timestamptz, has_plan boolean, two_factor_due timestamptz)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select k.id, k.name, k.scopes, k.last_used_at is null or k.last_used_at < now() - interval '1 minute',
          a.user_id, a.id, a.role, agent_permissions_in(a.account_id, a.id),
          g.soft_freeze_after, g.plan_id is not null,
          case when c.two_factor_from is not null
            and not exists (select from passkeys p where p.user_id = a.user_id)
            and not exists (select from authenticator_apps t where t.user_id = a.user_id and t.encrypted_secret is not null)
          then c.two_factor_from end
        from api_keys k
        join agents a on a.account_id = k.account_id and a.id = k.agent_id and a.deactivated_at is null
        join agencies g on g.account_id = k.account_id
        left join account_settings c on c.account_id = k.account_id
        where k.account_id = account and k.key_hash = hash
          and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      $$;
    revoke all on function resolve_api_key from public;
    grant execute on function resolve_api_key to gable_app;
    comment on function resolve_api_key(uuid, bytea) is 'Resolves an API key, the membership of its creator and their permissions in one query.';


    alter table audit_entries
      add address text,
      add user_agent text not null default '',
      add api_key_id uuid,
      add api_key_name text,
      -- The first part of the path that names a feature, such as contacts.
      add section text,
      add target_id uuid;
    update audit_entries set
      section = substring(action from '^[A-Z]+ /(?:agent/)?([^/]+)'),
      target_id = case when subject ->> name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (subject ->> name)::uuid end
    from (select distinct action as of_action, (regexp_match(action, '.*:([A-Za-z]+)'))[1] as name from audit_entries) actions
    where action = of_action;
    alter table audit_entries alter section set not null;
    create index audit_entries_by_user on audit_entries (account_id, user_id, id desc);
    create index audit_entries_by_section on audit_entries (account_id, section, id desc);
    create index audit_entries_by_target on audit_entries (account_id, target_id, id desc) where target_id is not null;

    alter table security_events add address text, add user_agent text not null default '';
    create index security_events_newest on security_events (user_id, id desc);
  `)
    .execute(db)
}
