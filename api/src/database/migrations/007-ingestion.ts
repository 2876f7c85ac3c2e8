import { type Kysely, sql } from 'kysely'

/** The one door through which visits come in: stored and counted in one statement, or neither. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- Takes events of as many accounts as there are, a column each, and answers the ids that were new. Rows are written
    -- in the order of their keys, so that two callers never wait for each other; one that has opened an account brings
    -- events of that account only.
    create function record_events(account_ids uuid[], ids uuid[], ats timestamptz[], types text[], subjects text[],
      subject_ids uuid[], visit_ids uuid[], details jsonb[]) returns setof uuid
      language plpgsql security definer set search_path = pg_catalog, public as $$ begin
        if current_account() <> any (account_ids) then
          raise insufficient_privilege using message = 'These events belong to another account';
        end if;
        return query
        with given as (
          select * from unnest(account_ids, ids, ats, types, subjects, subject_ids, visit_ids, details)
            as e(account_id, id, at, type, subject, subject_id, visit_id, detail)
        ), fresh as (
          insert into events as e (account_id, id, at, type, subject, subject_id, visit_id, detail)
          select g.account_id, g.id, g.at, g.type, g.subject, g.subject_id, g.visit_id, g.detail
          from given g order by g.account_id, g.id
          on conflict do nothing
          returning e.account_id, e.id, e.at, e.type, e.subject, e.subject_id,
            coalesce(e.detail->>'moduleId', '') as module, coalesce(e.detail->>'text', '') as text
        ), counted as (
          select f.account_id, f.subject, f.subject_id, f.type, f.module, f.text,
            date_trunc('hour', f.at, 'UTC') as hour, (f.at at time zone a.time_zone)::date as day,
            count(*) as count, max(f.at) as last_at
          from fresh f join agencies a on a.account_id = f.account_id
          group by 1, 2, 3, 4, 5, 6, 7, 8
        ), hourly as (
          insert into counter_hourly as c (account_id, subject, subject_id, type, hour, module, text, count)
          select n.account_id, n.subject, n.subject_id, n.type, n.hour, n.module, n.text, sum(n.count)
          from counted n group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
          on conflict (account_id, subject, subject_id, type, hour, module, text)
          do update set count = c.count + excluded.count
        ), daily as (
          insert into counter_daily as c (account_id, subject, subject_id, type, day, module, text, count)
          select n.account_id, n.subject, n.subject_id, n.type, n.day, n.module, n.text, sum(n.count)
          from counted n group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
          on conflict (account_id, subject, subject_id, type, day, module, text)
          do update set count = c.count + excluded.count
        ), total as (
          insert into counter_total as c (account_id, subject, subject_id, type, module, text, count, last_at)
          select n.account_id, n.subject, n.subject_id, n.type, n.module, n.text, sum(n.count), max(n.last_at)
          from counted n group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
          on conflict (account_id, subject, subject_id, type, module, text)
          do update set count = c.count + excluded.count, last_at = greatest(c.last_at, excluded.last_at)
        )
        select f.id from fresh f;
      end $$;

    -- The same for [{account_id, id, at, type, subject, subject_id, visit_id, detail}, …].
    create function record_events(batch jsonb) returns setof uuid
      language plpgsql set search_path = pg_catalog, public as $$ begin
        return query
        select record_events(array_agg(account_id), array_agg(id), array_agg(at), array_agg(type), array_agg(subject),
          array_agg(subject_id), array_agg(visit_id), array_agg(nullif(detail, 'null')))
        from jsonb_to_recordset(batch) as e(account_id uuid, id uuid, at timestamptz, type text, subject text,
          subject_id uuid, visit_id uuid, detail jsonb);
      end $$;

    -- Keeps what was seen and is not counted, with the reason.
    create function set_events_aside(batch jsonb) returns void
      language sql security definer set search_path = pg_catalog, public as $$
        insert into uncounted_events (account_id, id, at, type, subject, subject_id, reason)
        select account_id, id, at, type, subject, subject_id, reason
        from jsonb_to_recordset(batch) as e(account_id uuid, id uuid, at timestamptz, type text, subject text,
          subject_id uuid, reason text)
        order by account_id, id
        on conflict do nothing
      $$;
    revoke all on function record_events(uuid[], uuid[], timestamptz[], text[], text[], uuid[], uuid[], jsonb[]),
      record_events(jsonb), set_events_aside from public;
    grant execute on function record_events(uuid[], uuid[], timestamptz[], text[], text[], uuid[], uuid[], jsonb[]),
      record_events(jsonb), set_events_aside to gable_app;
    revoke insert, update, delete on events, counter_hourly, counter_daily, counter_total, uncounted_events from gable_app;

    -- From the first moment on there is room for what comes in; a job makes the months that follow.
    do $$ begin
      for month in -1..3 loop
        call make_events_partition(((now() at time zone 'UTC') + make_interval(months => month))::date);
      end loop;
    end $$;

    -- The same few rows change all day: room beside them keeps that off the indexes.
    alter table counter_hourly set (fillfactor = 70);
    alter table counter_daily set (fillfactor = 70);
    alter table counter_total set (fillfactor = 50);
  `)
    .execute(db)
}
