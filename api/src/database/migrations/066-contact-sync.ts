import { type Kysely, sql } from 'kysely'

/** What a connected CRM and an account exchange: how far it got, who is who, what waits, and what happened. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- One row per app once its sync rules are saved. Nothing is exchanged before.
    create table sync_states (
      account_id uuid not null,
      app_id uuid not null,
      -- Whether changes of contacts here wait to be sent.
      sends boolean not null,
      paused_at timestamptz,
      -- The worker that works on the app, and until when it is believed to live.
      locked_by uuid,
      locked_until timestamptz,
      -- Before this time the app is not asked again: it limits requests, or does not answer.
      not_before timestamptz,
      -- Failures in a row.
      failures int not null default 0,
      -- Null until everything was exchanged once. Saved rules and mappings clear it.
      first_done_at timestamptz,
      -- The newest change in the app that was read, by the clock of the app.
      watermark timestamptz,
      last_note_id bigint,
      synced_at timestamptz,
      -- The tags, stages, fields and users of the app, as it last told them.
      catalog jsonb not null default '{}',
      primary key (account_id, app_id),
      foreign key (account_id, app_id) references connected_apps (account_id, id) on delete cascade
    );

    -- Who is who, and what the app last told about them.
    create table sync_links (
      account_id uuid not null,
      app_id uuid not null,
      contact_id uuid not null,
      remote_id text not null,
      agreed jsonb not null,
      -- Opt-outs leave once.
      has_sent_opt_out boolean not null default false,
      -- When the app said that the person is gone.
      deleted_at timestamptz,
      checked_at timestamptz not null default now(),
      primary key (account_id, app_id, contact_id),
      unique (account_id, app_id, remote_id),
      foreign key (account_id, app_id) references connected_apps (account_id, id) on delete cascade,
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    );
    create index sync_links_of_contact on sync_links (account_id, contact_id);
    create index sync_links_to_check on sync_links (account_id, app_id, checked_at) where deleted_at is null;

    create table sync_notes (
      account_id uuid not null,
      app_id uuid not null,
      note_id uuid not null,
      remote_id text not null,
      primary key (account_id, app_id, note_id),
      unique (account_id, app_id, remote_id),
      foreign key (account_id, app_id) references connected_apps (account_id, id) on delete cascade,
      foreign key (account_id, note_id) references timeline_entries (account_id, id) on delete cascade
    );
    create index sync_notes_of_note on sync_notes (account_id, note_id);

    create table sync_field_mappings (
      account_id uuid not null,
      app_id uuid not null,
      -- The key of an attribute of contacts, which may be deleted since.
      attribute_key text not null,
      remote_field text not null,
      primary key (account_id, app_id, attribute_key),
      unique (account_id, app_id, remote_field),
      foreign key (account_id, app_id) references connected_apps (account_id, id) on delete cascade
    );

    -- Decisions of people. Users of the app without one are recognized by email.
    create table sync_user_mappings (
      account_id uuid not null,
      app_id uuid not null,
      remote_user_id text not null,
      agent_id uuid,
      primary key (account_id, app_id, remote_user_id),
      foreign key (account_id, app_id) references connected_apps (account_id, id) on delete cascade,
      foreign key (account_id, agent_id) references agents (account_id, id) on delete cascade
    );
    create index sync_user_mappings_of_agent on sync_user_mappings (account_id, agent_id);

    create table sync_runs (
      account_id uuid not null,
      app_id uuid not null,
      id uuid not null,
      kind text not null check (kind in ('FIRST', 'INCREMENTAL', 'RETRY')),
      state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'FAILED')),
      -- Requested by an agent. Scheduled runs in which nothing happened are not kept.
      is_requested boolean not null default false,
      -- Where it continues.
      phase text not null,
      cursor jsonb not null default '{}',
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      -- How many people the app says it has.
      total int,
      read int not null default 0,
      counts jsonb not null default '{}',
      reason text not null default '',
      primary key (account_id, id),
      foreign key (account_id, app_id) references connected_apps (account_id, id) on delete cascade
    );
    create index sync_runs_newest on sync_runs (account_id, app_id, started_at desc, id);
    create unique index sync_runs_one on sync_runs (account_id, app_id) where state = 'RUNNING';

    create table sync_report_rows (
      account_id uuid not null,
      run_id uuid not null,
      id uuid not null,
      app_id uuid not null,
      at timestamptz not null default now(),
      direction text not null check (direction in ('IN', 'OUT')),
      outcome text not null check (outcome in ('CREATED', 'UPDATED', 'SKIPPED', 'CONFLICT', 'FAILED')),
      name text not null,
      reason text not null,
      contact_id uuid,
      remote_id text,
      retried_at timestamptz,
      primary key (account_id, run_id, id),
      foreign key (account_id, run_id) references sync_runs (account_id, id) on delete cascade,
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    );
    create index sync_report_rows_by_outcome on sync_report_rows (account_id, run_id, outcome, id);
    create index sync_report_rows_of_contact on sync_report_rows (account_id, contact_id);
    create index sync_report_rows_of_person on sync_report_rows (account_id, app_id, remote_id);

    -- What changed here and waits to be sent: contacts and notes.
    create table sync_outbox (
      account_id uuid not null,
      app_id uuid not null,
      kind text not null check (kind in ('CONTACT', 'NOTE')),
      item_id uuid not null,
      contact_id uuid not null,
      -- Grows with each change, so that one that comes while it is being sent is not lost.
      version bigint not null default 0,
      due_at timestamptz not null default now(),
      attempts int not null default 0,
      -- Set before a note leaves. Without an answer the app is asked for it first.
      attempted_at timestamptz,
      is_retry boolean not null default false,
      primary key (account_id, app_id, kind, item_id),
      foreign key (account_id, app_id) references connected_apps (account_id, id) on delete cascade,
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    );
    create index sync_outbox_due on sync_outbox (account_id, app_id, due_at);
    create index sync_outbox_of_contact on sync_outbox (account_id, contact_id);

    -- People of the app to read again: it said that they changed, or an agent asks for another try.
    create table sync_inbox (
      account_id uuid not null,
      app_id uuid not null,
      remote_id text not null,
      version bigint not null default 0,
      is_retry boolean not null default false,
      primary key (account_id, app_id, remote_id),
      foreign key (account_id, app_id) references connected_apps (account_id, id) on delete cascade
    );

    call isolate_by_account('sync_states');
    call isolate_by_account('sync_links');
    call isolate_by_account('sync_notes');
    call isolate_by_account('sync_field_mappings');
    call isolate_by_account('sync_user_mappings');
    call isolate_by_account('sync_runs');
    call isolate_by_account('sync_report_rows');
    call isolate_by_account('sync_outbox');
    call isolate_by_account('sync_inbox');

    create function apps_to_send_to(account uuid) returns setof uuid language sql stable as $$
        select s.app_id from sync_states s join connected_apps a on a.account_id = s.account_id and a.id = s.app_id
        where s.account_id = account and s.sends and a.state <> 'DISCONNECTED' and 'contacts:read' = any(a.scopes)
          and s.app_id::text is distinct from current_setting('gable.syncing', true) $$;
    comment on function apps_to_send_to(uuid) is
      'The apps that changes of contacts are sent to. A change that came from an app is not sent back to it.';

    create function queue_new_synced_contacts() returns trigger language plpgsql as $$ begin
        insert into sync_outbox (account_id, app_id, kind, item_id, contact_id)
        select f.account_id, app, 'CONTACT', f.id, f.id from fresh f cross join lateral apps_to_send_to(f.account_id) app
        where f.archived_at is null order by f.id
        on conflict (account_id, app_id, kind, item_id) do nothing;
        return null;
      end $$;
    create trigger contacts_queue_new_for_sync after insert on contacts
      referencing new table as fresh for each statement execute function queue_new_synced_contacts();

    create function queue_synced_contact(account uuid, contact uuid) returns void language sql as $$
        insert into sync_outbox (account_id, app_id, kind, item_id, contact_id)
        select account, app, 'CONTACT', contact, contact from apps_to_send_to(account) app
        on conflict (account_id, app_id, kind, item_id) do update
          set version = sync_outbox.version + 1, due_at = now(), attempts = 0 $$;

    create function queue_changed_synced_contact() returns trigger language plpgsql as $$ begin
        perform queue_synced_contact(new.account_id, new.id);
        return null;
      end $$;
    create trigger contacts_queue_for_sync
      after update of first_name, last_name, email, phone, owner_id, tags, custom, unsubscribed_at on contacts
      for each row when (new.archived_at is null and (new.first_name <> old.first_name or new.last_name <> old.last_name
        or new.email is distinct from old.email or new.phone is distinct from old.phone
        or new.owner_id is distinct from old.owner_id or new.tags <> old.tags or new.custom <> old.custom
        or new.unsubscribed_at is distinct from old.unsubscribed_at))
      execute function queue_changed_synced_contact();

    create function queue_synced_contact_of_row() returns trigger language plpgsql as $$ begin
        perform queue_synced_contact(coalesce(new.account_id, old.account_id), c.id) from contacts c
          where c.account_id = coalesce(new.account_id, old.account_id) and c.id in (new.contact_id, old.contact_id);
        return null;
      end $$;
    comment on function queue_synced_contact_of_row() is 'For an email or a phone number. Of a contact who is being deleted nothing is sent.';
    create trigger contact_emails_queue_for_sync after insert or delete on contact_emails
      for each row when (pg_trigger_depth() = 0) execute function queue_synced_contact_of_row();
    create trigger contact_phones_queue_for_sync after insert or delete on contact_phones
      for each row when (pg_trigger_depth() = 0) execute function queue_synced_contact_of_row();

    create function queue_synced_notes() returns trigger language plpgsql as $$ begin
        insert into sync_outbox (account_id, app_id, kind, item_id, contact_id)
        select f.account_id, app, 'NOTE', f.id, f.contact_id
        from fresh f cross join lateral apps_to_send_to(f.account_id) app
        -- Notes that a file or a flow brought are not what somebody wrote.
        where f.event_group = 'NOTES' and f.kind = 'NOTE' and f.agent_id is not null and not jsonb_exists(f.detail, 'imported')
        order by f.id
        on conflict (account_id, app_id, kind, item_id) do nothing;
        return null;
      end $$;
    create trigger timeline_entries_queue_for_sync after insert on timeline_entries
      referencing new table as fresh for each statement execute function queue_synced_notes();

    create function wake_contact_sync() returns trigger language plpgsql as $$ begin
        if current_setting('gable.woken_sync', true) = new.app_id::text then return null; end if;
        perform set_config('gable.woken_sync', new.app_id::text, true);
        perform enqueue('run-contact-sync', json_build_object('accountId', new.account_id, 'appId', new.app_id), null,
          'contact-sync/' || new.app_id);
        return null;
      end $$;
    comment on function wake_contact_sync() is
      'Deferred to the commit: the job has one row per app, and a transaction that locked it earlier would block others while it waits for them.';
    create constraint trigger sync_outbox_wake after insert on sync_outbox deferrable initially deferred
      for each row execute function wake_contact_sync();
    create constraint trigger sync_inbox_wake after insert on sync_inbox deferrable initially deferred
      for each row execute function wake_contact_sync();
  `)
    .execute(db)
}
