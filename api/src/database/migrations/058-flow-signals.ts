import { type Kysely, sql } from 'kysely'

/** What happens to contacts becomes signals for the flows of their account, and how far each enrollment got. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- Whether it is the first signal of its transaction, which wakes the job.
    alter table flow_signals add column wakes boolean not null default false,
      alter column at set default clock_timestamp();

    create function enqueue_flow_signals(account uuid) returns void
      language plpgsql security definer set search_path = pg_catalog, public as $$ begin
        perform graphile_worker.add_job(
          identifier => 'process-flow-signals',
          payload => json_build_object('accountId', account),
          queue_name => 'flow-signals:' || account,
          max_attempts => 10,
          job_key => 'flow-signals:' || account,
          priority => -10);
      end $$;
    comment on function enqueue_flow_signals(uuid) is
      'The signals of an account are processed one batch at a time, in order. Nothing else may delay them.';
    revoke execute on function enqueue_flow_signals(uuid) from public;
    grant execute on function enqueue_flow_signals(uuid) to gable_app;

    create function wake_flow_signals() returns trigger
      language plpgsql as $$ begin
        perform enqueue_flow_signals(new.account_id);
        return null;
      end $$;
    comment on function wake_flow_signals() is
      'Deferred to the commit: the job has one row per account, and a transaction that locked it earlier would block others while it waits for them.';
    create constraint trigger flow_signals_wake after insert on flow_signals deferrable initially deferred
      for each row when (new.wakes) execute function wake_flow_signals();

    create function is_first_flow_signal(account uuid) returns boolean
      language plpgsql as $$ begin
        if current_setting('gable.flow_signals', true) = account::text then return false; end if;
        perform set_config('gable.flow_signals', account::text, true);
        return true;
      end $$;
    comment on function is_first_flow_signal(uuid) is 'Whether it is asked for this account for the first time in this transaction.';

    create function signal_timeline_entries() returns trigger
      language plpgsql as $$ begin
        insert into flow_signals (account_id, fact, contact_id, property_id, entry_id, detail, wakes)
        select f.account_id, x.fact, f.contact_id, f.property_id, f.id, f.detail,
          case when row_number() over (partition by f.account_id) = 1 then is_first_flow_signal(f.account_id) else false end
        from fresh f join flow_facts x on x.account_id = f.account_id
          -- To be in a flow is nothing that a contact does.
          and x.fact in (f.event_group || '.' || f.kind,
            case when f.event_group <> 'WORKFLOW' then 'CONTACT.CHANGED.ACTIVITY' end)
        where f.at > now() - interval '1 day'
        order by f.at, f.id;
        return null;
      end $$;
    comment on function signal_timeline_entries() is 'History that is written later, as an import does, is no event.';
    create trigger timeline_entries_signal after insert on timeline_entries
      referencing new table as fresh for each statement execute function signal_timeline_entries();

    create function signal_new_contacts() returns trigger
      language plpgsql as $$ begin
        insert into flow_signals (account_id, fact, contact_id, detail, wakes)
        select f.account_id, x.fact, f.id, s.detail,
          case when row_number() over (partition by f.account_id) = 1 then is_first_flow_signal(f.account_id) else false end
        from fresh f cross join lateral (values
            ('CONTACT.CREATED', true, '{}'::jsonb),
            ('CONTACT.TAGGED', f.tags <> '{}', jsonb_build_object('tags', f.tags))) s (fact, holds, detail)
          join flow_facts x on x.account_id = f.account_id and x.fact = s.fact
        where s.holds and f.archived_at is null
        order by f.id;
        return null;
      end $$;
    create trigger contacts_signal_new after insert on contacts
      referencing new table as fresh for each statement execute function signal_new_contacts();

    -- By row: the condition is checked without a call, and an activity only moves last_activity_at.
    create function signal_changed_contact() returns trigger
      language plpgsql as $$ begin
        if not exists (select from flow_facts where account_id = new.account_id) then return null; end if;
        insert into flow_signals (account_id, fact, contact_id, detail, wakes)
        select new.account_id, x.fact, new.id, coalesce(s.detail, '{}'),
          case when row_number() over () = 1 then is_first_flow_signal(new.account_id) else false end
        from (values
            ('CONTACT.CHANGED.OWNER', new.owner_id is distinct from old.owner_id, null::jsonb),
            ('CONTACT.CHANGED.TAGS', new.tags <> old.tags, null),
            ('CONTACT.CHANGED.SOURCE', new.source <> old.source, null),
            ('CONTACT.CHANGED.CUSTOM', new.custom <> old.custom, null),
            ('CONTACT.CHANGED.SUBSCRIPTION', new.unsubscribed_at is distinct from old.unsubscribed_at
              or (new.email is null) <> (old.email is null), null),
            ('CONTACT.CHANGED.PHONE', (new.phone is null) <> (old.phone is null), null),
            ('CONTACT.CHANGED.MARKETING', new.is_non_marketing <> old.is_non_marketing, null),
            ('CONTACT.CHANGED.ARCHIVED', (new.archived_at is null) <> (old.archived_at is null)
              or new.merged_into is distinct from old.merged_into, null),
            ('CONTACT.TAGGED', not new.tags <@ old.tags,
              jsonb_build_object('tags', array(select unnest(new.tags) except select unnest(old.tags)))),
            ('CONTACT.UNTAGGED', not old.tags <@ new.tags,
              jsonb_build_object('tags', array(select unnest(old.tags) except select unnest(new.tags))))
          ) s (fact, holds, detail)
          join flow_facts x on x.account_id = new.account_id and x.fact = s.fact
        where s.holds;
        return null;
      end $$;
    create trigger contacts_signal_change
      after update of owner_id, tags, source, custom, unsubscribed_at, email, phone, is_non_marketing, archived_at, merged_into
        on contacts
      for each row when (new.owner_id is distinct from old.owner_id or new.tags <> old.tags or new.source <> old.source
        or new.custom <> old.custom or new.unsubscribed_at is distinct from old.unsubscribed_at
        or (new.email is null) <> (old.email is null) or (new.phone is null) <> (old.phone is null)
        or new.is_non_marketing <> old.is_non_marketing or (new.archived_at is null) <> (old.archived_at is null)
        or new.merged_into is distinct from old.merged_into)
      execute function signal_changed_contact();

    -- The homes of contacts, for the filters that read them.
    create function signal_changed_homes() returns trigger
      language plpgsql as $$ begin
        insert into flow_signals (account_id, fact, contact_id, property_id, wakes)
        select f.account_id, x.fact, f.contact_id, f.property_id,
          case when row_number() over (partition by f.account_id) = 1 then is_first_flow_signal(f.account_id) else false end
        from changed f join flow_facts x on x.account_id = f.account_id and x.fact = 'CONTACT.CHANGED.PROPERTIES'
        order by f.contact_id;
        return null;
      end $$;
    create trigger contact_properties_signal_new after insert on contact_properties
      referencing new table as changed for each statement execute function signal_changed_homes();
    create trigger contact_properties_signal_removed after delete on contact_properties
      referencing old table as changed for each statement execute function signal_changed_homes();

    create function signal_changed_home() returns trigger
      language plpgsql as $$ begin
        insert into flow_signals (account_id, fact, contact_id, property_id, wakes)
        select new.account_id, x.fact, new.contact_id, new.property_id, is_first_flow_signal(new.account_id)
        from flow_facts x where x.account_id = new.account_id and x.fact = 'CONTACT.CHANGED.PROPERTIES';
        return null;
      end $$;
    create trigger contact_properties_signal_change after update on contact_properties for each row
      when (new.contact_id <> old.contact_id or (new.claimed_at is null) <> (old.claimed_at is null))
      execute function signal_changed_home();

    create function signal_changed_property() returns trigger
      language plpgsql as $$ begin
        insert into flow_signals (account_id, fact, contact_id, property_id, wakes)
        select l.account_id, x.fact, l.contact_id, l.property_id,
          case when row_number() over () = 1 then is_first_flow_signal(l.account_id) else false end
        from flow_facts x join contact_properties l on l.account_id = x.account_id and l.property_id = new.id
        where x.account_id = new.account_id and x.fact = 'CONTACT.CHANGED.PROPERTIES';
        return null;
      end $$;
    create trigger properties_signal_change after update of city, zip, property_type, custom on properties for each row
      when (new.city <> old.city or new.zip <> old.zip or new.property_type <> old.property_type
        or new.custom <> old.custom)
      execute function signal_changed_property();

    create function signal_changed_mortgages() returns trigger
      language plpgsql as $$ begin
        insert into flow_signals (account_id, fact, contact_id, property_id, wakes)
        select l.account_id, x.fact, l.contact_id, l.property_id,
          case when row_number() over (partition by l.account_id) = 1 then is_first_flow_signal(l.account_id) else false end
        from (select distinct account_id, property_id from changed) f
          join flow_facts x on x.account_id = f.account_id and x.fact = 'CONTACT.CHANGED.PROPERTIES'
          join contact_properties l on l.account_id = f.account_id and l.property_id = f.property_id;
        return null;
      end $$;
    create trigger mortgages_signal_new after insert on mortgages
      referencing new table as changed for each statement execute function signal_changed_mortgages();
    create trigger mortgages_signal_removed after delete on mortgages
      referencing old table as changed for each statement execute function signal_changed_mortgages();

    create function signal_new_estimates() returns trigger
      language plpgsql as $$ begin
        if not exists (select from flow_facts where fact = 'PROPERTY.VALUE_CHANGED'
          and account_id in (select account_id from fresh)) then return null; end if;
        insert into flow_signals (account_id, fact, contact_id, property_id, detail, wakes)
        select f.account_id, 'PROPERTY.VALUE_CHANGED', l.contact_id, f.property_id,
          jsonb_build_object('provider', f.provider, 'valueDate', f.value_date, 'fromCents', former.median_cents,
            'toCents', f.median_cents),
          case when row_number() over (partition by f.account_id) = 1 then is_first_flow_signal(f.account_id) else false end
        from (select distinct on (account_id, property_id) * from fresh
            order by account_id, property_id, value_date desc, confidence desc) f
          join flow_facts x on x.account_id = f.account_id and x.fact = 'PROPERTY.VALUE_CHANGED'
          join contact_properties l on l.account_id = f.account_id and l.property_id = f.property_id
          cross join lateral (select v.median_cents from value_estimates v
            where v.account_id = f.account_id and v.property_id = f.property_id and v.provider = f.provider
              and v.value_date < f.value_date
              and not exists (select from fresh g where g.account_id = v.account_id and g.property_id = v.property_id
                and g.provider = v.provider and g.value_date = v.value_date)
            order by v.value_date desc limit 1) former
        where former.median_cents <> f.median_cents and f.value_date > now() - interval '60 days';
        return null;
      end $$;
    comment on function signal_new_estimates() is
      'The best new estimate of a home, compared with the former one of its provider. A history that is loaded is no change.';
    create trigger value_estimates_signal_new after insert on value_estimates
      referencing new table as fresh for each statement execute function signal_new_estimates();

    -- How far the enrollment of those who match an automation got.
    create table flow_enrollments (
      account_id uuid not null,
      flow_id uuid not null,
      version int not null,
      -- The last contact that was looked at. Null before the first one.
      cursor uuid,
      finished_at timestamptz,
      primary key (account_id, flow_id),
      foreign key (account_id, flow_id) references flows (account_id, id) on delete cascade
    );

    -- Contacts who were in an automation that they may come back to, and stopped matching it since.
    create table flow_departures (
      account_id uuid not null,
      flow_id uuid not null,
      contact_id uuid not null,
      primary key (account_id, flow_id, contact_id),
      foreign key (account_id, flow_id) references flows (account_id, id) on delete cascade,
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    );

    -- Until when the rule of time of a workflow is evaluated: a moment, or the start of a day that is done.
    create table flow_time_rules (
      account_id uuid not null,
      flow_id uuid not null,
      evaluated_till timestamptz not null,
      primary key (account_id, flow_id),
      foreign key (account_id, flow_id) references flows (account_id, id) on delete cascade
    );

    -- The day of the year on which homes were bought.
    create index properties_purchase_day on properties
      (account_id, (extract(month from last_sold_on)::int * 100 + extract(day from last_sold_on)::int))
      where last_sold_on is not null;

    create table flow_simulations (
      account_id uuid not null,
      id uuid not null,
      flow_id uuid not null,
      state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'STOPPED', 'FAILED')),
      progress real not null default 0,
      days int not null,
      -- What is tried, and what it is compared with.
      definition jsonb not null,
      published jsonb,
      result jsonb not null default '{}',
      started_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, flow_id) references flows (account_id, id) on delete cascade
    );
    create index flow_simulations_of_flow on flow_simulations (account_id, flow_id, started_at desc);

    call isolate_by_account('flow_enrollments');
    call isolate_by_account('flow_departures');
    call isolate_by_account('flow_time_rules');
    call isolate_by_account('flow_simulations');
  `)
    .execute(db)
}
