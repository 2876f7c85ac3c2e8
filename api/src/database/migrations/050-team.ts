import { type Kysely, sql } from 'kysely'

/** Members who left, who takes over for them, and what single members may do beyond or below their role. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table agents
      add column last_seen_at timestamptz,
      add column deactivated_at timestamptz,
      add column successor_id uuid,
      add foreign key (account_id, successor_id) references agents (account_id, id),
      add check (successor_id is null or deactivated_at is not null);

    create table agent_permissions (
      account_id uuid not null references agencies,
      agent_id uuid not null,
      permission text not null,
      -- Whether the member has it without the role, or lacks it despite the role.
      is_granted boolean not null,
      primary key (account_id, agent_id, permission),
      foreign key (account_id, agent_id) references agents (account_id, id) on delete cascade
    );
    call isolate_by_account('agent_permissions');

    -- The work of a deactivated member moves in batches. A row is one such move.
    create table team_handovers (
      account_id uuid not null references agencies,
      id uuid not null,
      from_agent_id uuid not null,
      to_agent_id uuid,
      started_by uuid not null,
      contacts int not null default 0,
      leads int not null default 0,
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, from_agent_id) references agents (account_id, id) on delete cascade,
      foreign key (account_id, to_agent_id) references agents (account_id, id) on delete set null (to_agent_id),
      foreign key (account_id, started_by) references agents (account_id, id) on delete cascade
    );
    call isolate_by_account('team_handovers');
    create index team_handovers_newest on team_handovers (account_id, from_agent_id, started_at desc);
    create index team_handovers_unfinished on team_handovers (account_id, to_agent_id) where finished_at is null;

    create index leads_by_agent on leads (account_id, agent_id, stage);
    create index contacts_by_owner_archived on contacts (account_id, owner_id) where archived_at is not null;
    create index invitations_open on invitations (account_id, email) where accepted_at is null;

    create function agent_permissions_in(account uuid, agent uuid) returns text[]
      language sql stable security definer set search_path = pg_catalog, public as $$
        select coalesce(array_agg(permission order by permission), '{}') from (
          select r.permission from agents a join role_permissions r on r.account_id = a.account_id and r.role = a.role
          where a.account_id = account and a.id = agent and a.deactivated_at is null and not exists (
            select from agent_permissions p where p.account_id = account and p.agent_id = agent
              and p.permission = r.permission and not p.is_granted)
          union
          select p.permission from agents a join agent_permissions p on p.account_id = a.account_id and p.agent_id = a.id
          where a.account_id = account and a.id = agent and a.deactivated_at is null and p.is_granted
        ) held
      $$;
    revoke all on function agent_permissions_in from public;
    grant execute on function agent_permissions_in to gable_app;

    drop function resolve_session;
    create function resolve_session(hash bytea, account uuid) returns table (
      session_id uuid, user_id uuid, emulation_type text, emulated_by text, is_stale boolean, is_idle boolean,
      agent_id uuid, role text, is_agent_idle boolean, permissions text[], soft_freeze_after timestamptz, has_plan boolean
    ) language sql stable security definer set search_path = pg_catalog, public as $$
      select s.id, s.user_id, s.emulation_type, s.emulated_by,
        s.token_hash = hash and s.rotated_at < now() - interval '1 day',
        s.last_seen_at < now() - interval '1 minute',
        a.id, a.role, coalesce(a.last_seen_at < now() - interval '1 minute', true),
        agent_permissions_in(a.account_id, a.id),
        g.soft_freeze_after, g.plan_id is not null
      from sessions s
      left join agents a on a.account_id = account and a.user_id = s.user_id and a.deactivated_at is null
      left join agencies g on g.account_id = a.account_id
      where s.expires_at > now()
        and (s.token_hash = hash or (s.previous_hash = hash and s.rotated_at > now() - interval '1 minute'))
    $$;
    revoke all on function resolve_session from public;
    grant execute on function resolve_session to gable_app;
    drop function role_permissions_in;

    create function end_sign_ins_of_former_member(person uuid) returns void
      language plpgsql security definer set search_path = pg_catalog, public as $$ begin
        if exists (select from agents where user_id = person and deactivated_at is null) then return; end if;
        delete from magic_links where user_id = person;
        delete from sessions where user_id = person;
      end $$;
    revoke all on function end_sign_ins_of_former_member from public;
    grant execute on function end_sign_ins_of_former_member to gable_app;

    create function active_agent_in(account uuid, agent uuid) returns uuid language sql stable as $$
      with recursive chain as (
        select id, deactivated_at, successor_id, 1 as length from agents where account_id = account and id = agent
        union all
        select a.id, a.deactivated_at, a.successor_id, chain.length + 1 from chain
        join agents a on a.account_id = account and a.id = chain.successor_id
        where chain.deactivated_at is not null and chain.length < 20
      ) select id from chain where deactivated_at is null limit 1
    $$;

    create function assign_contact_to_active_agent() returns trigger language plpgsql as $$
      declare is_deactivated boolean;
      begin
        select deactivated_at is not null into is_deactivated from agents
          where account_id = new.account_id and id = new.owner_id for key share;
        if is_deactivated then new.owner_id := active_agent_in(new.account_id, new.owner_id); end if;
        return new;
      end $$;
    create trigger contacts_assign_to_active_agent before insert or update of owner_id on contacts
      for each row when (new.owner_id is not null) execute function assign_contact_to_active_agent();

    create function assign_lead_to_active_agent() returns trigger language plpgsql as $$
      declare is_deactivated boolean;
      begin
        select deactivated_at is not null into is_deactivated from agents
          where account_id = new.account_id and id = new.agent_id for key share;
        if is_deactivated then new.agent_id := active_agent_in(new.account_id, new.agent_id); end if;
        return new;
      end $$;
    create trigger leads_assign_to_active_agent before insert or update of agent_id, stage on leads
      for each row when (new.agent_id is not null and new.stage not in ('CLOSED', 'LOST'))
      execute function assign_lead_to_active_agent();

    create function notify_active_agent() returns trigger language plpgsql as $$ begin
        new.agent_id := active_agent_in(new.account_id, new.agent_id);
        return case when new.agent_id is null then null else new end;
      end $$;
    create trigger notifications_to_active_agent before insert on notifications
      for each row execute function notify_active_agent();

    create function notify_public_content_of_agent() returns trigger
      language plpgsql security definer set search_path = public as $$ begin
        perform pg_notify('subjects', 'shown ' || new.account_id);
        return null;
      end $$;
    create trigger agents_notify_public_content after update of deactivated_at on agents
      for each row when (old.deactivated_at is distinct from new.deactivated_at)
      execute function notify_public_content_of_agent();

    create function publish_membership_end() returns trigger language plpgsql as $$ begin
        perform pg_notify('live', json_build_object('endedMembership',
          json_build_object('accountId', new.account_id, 'userId', new.user_id))::text);
        return null;
      end $$;
    create trigger agents_publish_membership_end after update of deactivated_at on agents
      for each row when (old.deactivated_at is null and new.deactivated_at is not null)
      execute function publish_membership_end();

    comment on function agent_permissions_in(uuid, uuid) is 'The permissions of the role of an agent, and their own exceptions. A deactivated agent has none.';
    comment on function resolve_session(bytea, uuid) is 'The session, the membership and the permissions of a request in one statement.';
    comment on function end_sign_ins_of_former_member(uuid) is 'Ends the sessions and sign-in links of a user who is not an active member of any account.';
    comment on function active_agent_in(uuid, uuid) is 'The agent, or who took over from them. Null if nobody did.';
    comment on function assign_contact_to_active_agent() is 'A contact never goes to a deactivated agent, no matter which code writes it. The lock makes a deactivation wait for writers that saw the agent as active.';
    comment on function assign_lead_to_active_agent() is 'The same for open leads. Closed leads keep the agent who closed them.';
    comment on function notify_active_agent() is 'Notifies who took over from a deactivated agent. Without a successor there is nobody to notify.';
    comment on function notify_public_content_of_agent() is 'The personal pages of a deactivated agent are offline.';
    comment on function publish_membership_end() is 'Tells every process to end the live streams of a deactivated agent in this account. They may be signed in to another one.';
  `)
    .execute(db)
}
