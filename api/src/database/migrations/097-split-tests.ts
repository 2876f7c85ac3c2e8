import { type Kysely, sql } from 'kysely'

/** A/B tests of two versions of a landing page. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table landing_page_split_tests (
      account_id uuid not null references agencies,
      id uuid not null,
      page_id uuid not null,
      -- The version that was published when the test began.
      version_a int not null,
      -- Null if B was a draft.
      version_b int,
      -- The percentage of visitors who see B.
      share int not null check (share between 10 and 90),
      -- Those of B, which may be a draft that has changed since.
      branding_id uuid,
      settings jsonb not null,
      general_settings jsonb not null,
      started_at timestamptz not null default now(),
      started_by uuid,
      ended_at timestamptz,
      ended_by uuid,
      outcome text check (outcome in ('STOPPED', 'A', 'B')),
      check ((ended_at is null) = (outcome is null)),
      primary key (account_id, id),
      foreign key (account_id, page_id) references assets (account_id, id) on delete cascade,
      foreign key (account_id, branding_id) references brandings (account_id, id),
      foreign key (account_id, started_by) references agents (account_id, id),
      foreign key (account_id, ended_by) references agents (account_id, id)
    );
    create unique index landing_page_split_tests_running on landing_page_split_tests (account_id, page_id)
      where ended_at is null;
    create index landing_page_split_tests_by_page on landing_page_split_tests (account_id, page_id, started_at);
    call isolate_by_account('landing_page_split_tests');

    -- Visitors may see something else from now on.
    create function notify_split_test_change() returns trigger language plpgsql as $$ begin
      perform pg_notify('subjects', new.page_id::text);
      perform pg_notify('subjects', 'shown ' || new.account_id);
      return null;
    end $$;
    create trigger landing_page_split_tests_notify_change after insert or update of ended_at on landing_page_split_tests
      for each row execute function notify_split_test_change();

    drop function get_public_asset(uuid);
    create function get_public_asset(asset_id uuid) returns table (id uuid, account_id uuid, kind text, status text,
      time_zone text, split_test_id uuid, split_test_share int)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select s.id, s.account_id, s.kind, s.status, a.time_zone, t.id, t.share
        from assets s join agencies a using (account_id)
        left join landing_page_split_tests t on t.account_id = s.account_id and t.page_id = s.id and t.ended_at is null
        where s.id = asset_id
      $$;
    drop function list_public_assets();
    create function list_public_assets() returns table (id uuid, account_id uuid, kind text, status text,
      time_zone text, split_test_id uuid, split_test_share int)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select s.id, s.account_id, s.kind, s.status, a.time_zone, t.id, t.share
        from assets s join agencies a using (account_id)
        left join landing_page_split_tests t on t.account_id = s.account_id and t.page_id = s.id and t.ended_at is null
      $$;
    revoke all on function list_public_assets, get_public_asset from public;
    grant execute on function list_public_assets, get_public_asset to gable_app;
    comment on function get_public_asset(uuid) is 'One asset, for a visitor request that arrives before an account is entered.';
    comment on function list_public_assets() is 'Every asset, for visitor requests that arrive before an account is entered.';

    -- The version that the visitor saw while a test ran.
    alter table traffic_daily add split_test_id uuid, add variant text;
    create index traffic_daily_by_split_test on traffic_daily (account_id, split_test_id) where split_test_id is not null;
    alter table submissions add split_test_id uuid, add variant text;

    create or replace function record_events(account_ids uuid[], ids uuid[], ats timestamptz[], types text[], subjects text[],
      subject_ids uuid[], visit_ids uuid[], details jsonb[], traffic_keys bigint[] default null,
      traffics jsonb default null) returns setof uuid
      language plpgsql security definer set search_path = pg_catalog, public as $$ begin
        if current_account() <> any (account_ids) then
          raise insufficient_privilege using message = 'These events belong to another account';
        end if;
        return query
        with given as (
          select * from unnest(account_ids, ids, ats, types, subjects, subject_ids, visit_ids, details, traffic_keys)
            as e(account_id, id, at, type, subject, subject_id, visit_id, detail, traffic_key)
        ), fresh as (
          insert into events as e (account_id, id, at, type, subject, subject_id, visit_id, detail, traffic_key)
          select g.account_id, g.id, g.at, g.type, g.subject, g.subject_id, g.visit_id, g.detail, g.traffic_key
          from given g order by g.account_id, g.id
          on conflict do nothing
          returning e.account_id, e.id, e.at, e.type, e.subject, e.subject_id, e.traffic_key,
            coalesce(e.detail->>'moduleId', '') as module, coalesce(e.detail->>'text', '') as text
        ), counted as (
          select f.account_id, f.subject, f.subject_id, f.type, f.module, f.text, f.traffic_key,
            date_trunc('hour', f.at, 'UTC') as hour, (f.at at time zone a.time_zone)::date as day, f.at
          from fresh f join agencies a on a.account_id = f.account_id
        ), hourly as (
          insert into counter_hourly as c (account_id, subject, subject_id, type, hour, module, text, count)
          select n.account_id, n.subject, n.subject_id, n.type, n.hour, n.module, n.text, count(*)
          from counted n group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
          on conflict (account_id, subject, subject_id, type, hour, module, text)
          do update set count = c.count + excluded.count
        ), daily as (
          insert into counter_daily as c (account_id, subject, subject_id, type, day, module, text, count)
          select n.account_id, n.subject, n.subject_id, n.type, n.day, n.module, n.text, count(*)
          from counted n group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
          on conflict (account_id, subject, subject_id, type, day, module, text)
          do update set count = c.count + excluded.count
        ), traffic as (
          insert into traffic_daily as c (account_id, subject_id, day, key, campaign, source, medium, referrer, device,
            split_test_id, variant, views, entrances, submissions)
          select n.account_id, n.subject_id, n.day, n.traffic_key, coalesce(traffics->n.traffic_key::text->>'campaign', ''),
            coalesce(traffics->n.traffic_key::text->>'source', ''), coalesce(traffics->n.traffic_key::text->>'medium', ''),
            coalesce(traffics->n.traffic_key::text->>'referrer', ''), coalesce(traffics->n.traffic_key::text->>'device', '?'),
            (traffics->n.traffic_key::text->>'splitTestId')::uuid, traffics->n.traffic_key::text->>'variant',
            count(*) filter (where type = 'view'), count(*) filter (where type = 'entrance'),
            count(*) filter (where type = 'submission')
          from counted n
          where n.traffic_key is not null and n.type in ('view', 'entrance', 'submission')
            and n.subject in ('widget', 'landing-page')
          group by 1, 2, 3, 4 order by 1, 2, 3, 4
          on conflict (account_id, subject_id, day, key) do update set views = c.views + excluded.views,
            entrances = c.entrances + excluded.entrances, submissions = c.submissions + excluded.submissions
        ), total as (
          insert into counter_total as c (account_id, subject, subject_id, type, module, text, count, last_at)
          select n.account_id, n.subject, n.subject_id, n.type, n.module, n.text, count(*), max(n.at)
          from counted n group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
          on conflict (account_id, subject, subject_id, type, module, text)
          do update set count = c.count + excluded.count, last_at = greatest(c.last_at, excluded.last_at)
        )
        select f.id from fresh f;
      end $$;
  `)
    .execute(db)
}
