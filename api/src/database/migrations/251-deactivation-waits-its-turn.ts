import { type Kysely, sql } from 'kysely'

/**
 * A row lock that many may share goes to newcomers also while somebody waits for all of it, so a member who kept writing
 * kept their deactivation waiting. Advisory locks are given in the order in which they are asked for.
 */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create function lock_work_of_agent(account uuid, agent uuid) returns void language sql as $$
      select pg_advisory_xact_lock_shared(hashtextextended('work of ' || agent || ' of ' || account, 0)) $$;
    create or replace function assign_contact_to_active_agent() returns trigger language plpgsql as $$
      declare is_deactivated boolean;
      begin
        perform lock_work_of_agent(new.account_id, new.owner_id);
        select deactivated_at is not null into is_deactivated from agents
          where account_id = new.account_id and id = new.owner_id;
        if is_deactivated then new.owner_id := active_agent_in(new.account_id, new.owner_id); end if;
        return new;
      end $$;
    create or replace function assign_lead_to_active_agent() returns trigger language plpgsql as $$
      declare is_deactivated boolean;
      begin
        perform lock_work_of_agent(new.account_id, new.agent_id);
        select deactivated_at is not null into is_deactivated from agents
          where account_id = new.account_id and id = new.agent_id;
        if is_deactivated then new.agent_id := active_agent_in(new.account_id, new.agent_id); end if;
        return new;
      end $$;
    comment on function lock_work_of_agent(uuid, uuid) is
      'Writers share this lock of the agent they assign something to. A deactivation takes it alone, in its turn.';
  `)
    .execute(db)
}
