import { type Kysely, sql } from 'kysely'

/** Notes are edited and deleted on both sides, and the next actions of leads are tasks of a CRM. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- A hash of the text that both sides last agreed on. Null for notes that are exchanged once only: those that were
    -- exchanged before there was this column, and long ones that became several here.
    alter table sync_notes add column agreed_hash text;

    create table sync_tasks (
      account_id uuid not null,
      app_id uuid not null,
      lead_id uuid not null,
      remote_id text not null,
      -- The action and its time that both sides last agreed on.
      agreed jsonb not null,
      checked_at timestamptz not null default now(),
      primary key (account_id, app_id, lead_id),
      unique (account_id, app_id, remote_id),
      foreign key (account_id, app_id) references connected_apps (account_id, id) on delete cascade,
      foreign key (account_id, lead_id) references leads (account_id, id) on delete cascade
    );
    create index sync_tasks_of_lead on sync_tasks (account_id, lead_id);
    create index sync_tasks_to_check on sync_tasks (account_id, app_id, checked_at);
    call isolate_by_account('sync_tasks');

    alter table sync_states add column last_task_id bigint;

    alter table sync_outbox drop constraint sync_outbox_kind_check;
    alter table sync_outbox add constraint sync_outbox_kind_check
      check (kind in ('CONTACT', 'NOTE', 'NOTE_DELETION', 'TASK'));
    -- Of a note that is deleted here, and so is no longer linked.
    alter table sync_outbox add column remote_id text;

    alter table sync_inbox add column kind text not null default 'PERSON' check (kind in ('PERSON', 'NOTE', 'TASK'));
    alter table sync_inbox drop constraint sync_inbox_pkey;
    alter table sync_inbox add primary key (account_id, app_id, kind, remote_id);

    create function queue_edited_synced_note() returns trigger language plpgsql as $$ begin
        insert into sync_outbox (account_id, app_id, kind, item_id, contact_id)
        select n.account_id, n.app_id, 'NOTE', new.id, new.contact_id from sync_notes n
          join apps_to_send_to(new.account_id) app on app = n.app_id
          where n.account_id = new.account_id and n.note_id = new.id and n.agreed_hash is not null
        on conflict (account_id, app_id, kind, item_id) do update
          set version = sync_outbox.version + 1, due_at = now(), attempts = 0;
        return null;
      end $$;
    create trigger timeline_entries_queue_edited_for_sync after update of detail on timeline_entries
      for each row when (new.event_group = 'NOTES' and new.kind = 'NOTE'
        and new.detail->>'text' is distinct from old.detail->>'text')
      execute function queue_edited_synced_note();

    create function queue_deleted_synced_note() returns trigger language plpgsql as $$ begin
        insert into sync_outbox (account_id, app_id, kind, item_id, contact_id, remote_id)
        select n.account_id, n.app_id, 'NOTE_DELETION', old.id, c.id, n.remote_id from sync_notes n
          join apps_to_send_to(old.account_id) app on app = n.app_id
          join contacts c on c.account_id = old.account_id and c.id = old.contact_id
          where n.account_id = old.account_id and n.note_id = old.id and n.agreed_hash is not null
        on conflict (account_id, app_id, kind, item_id) do nothing;
        return old;
      end $$;
    comment on function queue_deleted_synced_note() is
      'Before the deletion, which removes the link. Of a contact who is being deleted nothing is sent.';
    create trigger timeline_entries_queue_deleted_for_sync before delete on timeline_entries
      for each row when (old.event_group = 'NOTES' and old.kind = 'NOTE') execute function queue_deleted_synced_note();

    create function queue_synced_task() returns trigger language plpgsql as $$ begin
        insert into sync_outbox (account_id, app_id, kind, item_id, contact_id)
        select new.account_id, app, 'TASK', new.id, new.contact_id from apps_to_send_to(new.account_id) app
        on conflict (account_id, app_id, kind, item_id) do update
          set version = sync_outbox.version + 1, due_at = now(), attempts = 0;
        return null;
      end $$;
    create trigger leads_queue_new_for_sync after insert on leads
      for each row when (new.next_action is not null and new.next_action_at is not null)
      execute function queue_synced_task();
    create trigger leads_queue_for_sync after update of next_action, next_action_at, stage, agent_id on leads
      for each row when (new.next_action is distinct from old.next_action
        or new.next_action_at is distinct from old.next_action_at
        or (new.next_action is not null and (new.stage <> old.stage or new.agent_id is distinct from old.agent_id)))
      execute function queue_synced_task();
  `)
    .execute(db)
}
