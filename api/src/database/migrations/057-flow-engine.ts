import { type Kysely, sql } from 'kysely'

/** What the engine of automations and workflows remembers: whose turn it is, and who is about to leave. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table flow_runs
      -- A run that takes too many steps without waiting goes round in circles.
      add column steps_since_wait int not null default 0,
      -- Set when the contact was archived. The next tick takes them out, also of a paused flow.
      add column is_leaving boolean not null default false;
    create index flow_runs_leaving on flow_runs (account_id) where is_leaving;

    -- How many contacts a step has given to agents in turn.
    create table flow_turns (
      account_id uuid not null,
      flow_id uuid not null,
      step_id text not null,
      taken bigint not null,
      primary key (account_id, flow_id, step_id),
      foreign key (account_id, flow_id) references flows (account_id, id) on delete cascade
    );
    call isolate_by_account('flow_turns');

    create function contact_leaves_flows() returns trigger language plpgsql as $$ begin
        update flow_runs set is_leaving = true
          where account_id = new.account_id and contact_id = new.id and state in ('ACTIVE', 'FAILED');
        if found then
          perform enqueue('run-flows', json_build_object('accountId', new.account_id), null, 'run-flows/' || new.account_id);
        end if;
        return null;
      end $$;
    -- Deferred, because the row of the job is locked till the end, and others may wait for it with contacts locked.
    create constraint trigger contacts_leave_flows after update of archived_at on contacts deferrable initially deferred
      for each row when (old.archived_at is null and new.archived_at is not null)
      execute function contact_leaves_flows();

    comment on function contact_leaves_flows() is 'Marks what an archived contact is in, and wakes the engine that takes them out.';
  `)
    .execute(db)
}
