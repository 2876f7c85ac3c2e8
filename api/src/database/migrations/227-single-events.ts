import { type Kysely, sql } from 'kysely'

/** One event is counted without sorting and grouping, and several jobs are added at once. */
export async function up(db: Kysely<unknown>) {
  await sql.raw(events).execute(db)
  await sql.raw(jobs).execute(db)
}

const events = `
  create function record_event(account uuid, event_id uuid, event_at timestamptz, event_type text, event_subject text,
    event_subject_id uuid, event_visit_id uuid, event_detail jsonb, event_traffic jsonb)
    returns boolean language plpgsql security definer set search_path = pg_catalog, public as $$
    declare
      event_module text := coalesce(event_detail->>'moduleId', '');
      event_text text := coalesce(event_detail->>'text', '');
      event_day date;
      is_traffic boolean := event_traffic is not null and event_type in ('view', 'entrance', 'submission')
        and event_subject in ('widget', 'landing-page');
    begin
      if current_account() <> account then
        raise insufficient_privilege using message = 'This event belongs to another account';
      end if;
      insert into events (account_id, id, at, type, subject, subject_id, visit_id, detail, traffic_key)
      values (account, event_id, event_at, event_type, event_subject, event_subject_id, event_visit_id, event_detail,
        (event_traffic->>'key')::bigint)
      on conflict do nothing;
      if not found then return false; end if;
      select (event_at at time zone time_zone)::date into event_day from agencies where account_id = account;
      -- In the order of record_events, so that the two cannot deadlock.
      insert into counter_total as c (account_id, subject, subject_id, type, module, text, count, last_at)
      values (account, event_subject, event_subject_id, event_type, event_module, event_text, 1, event_at)
      on conflict (account_id, subject, subject_id, type, module, text)
      do update set count = c.count + 1, last_at = greatest(c.last_at, excluded.last_at);
      if is_traffic then
        insert into traffic_daily as c (account_id, subject_id, day, key, campaign, source, medium, referrer, device,
          split_test_id, variant, views, entrances, submissions)
        values (account, event_subject_id, event_day, (event_traffic->>'key')::bigint,
          coalesce(event_traffic->>'campaign', ''), coalesce(event_traffic->>'source', ''),
          coalesce(event_traffic->>'medium', ''), coalesce(event_traffic->>'referrer', ''),
          coalesce(event_traffic->>'device', '?'), (event_traffic->>'splitTestId')::uuid, event_traffic->>'variant',
          (event_type = 'view')::int, (event_type = 'entrance')::int, (event_type = 'submission')::int)
        on conflict (account_id, subject_id, day, key) do update set views = c.views + excluded.views,
          entrances = c.entrances + excluded.entrances, submissions = c.submissions + excluded.submissions;
      end if;
      insert into counter_daily as c (account_id, subject, subject_id, type, day, module, text, count)
      values (account, event_subject, event_subject_id, event_type, event_day, event_module, event_text, 1)
      on conflict (account_id, subject, subject_id, type, day, module, text) do update set count = c.count + 1;
      insert into counter_hourly as c (account_id, subject, subject_id, type, hour, module, text, count)
      values (account, event_subject, event_subject_id, event_type, date_trunc('hour', event_at, 'UTC'), event_module,
        event_text, 1)
      on conflict (account_id, subject, subject_id, type, hour, module, text) do update set count = c.count + 1;
      return true;
    end $$;
  comment on function record_event(uuid, uuid, timestamptz, text, text, uuid, uuid, jsonb, jsonb) is
    'Stores and counts one event. False when it is stored already.';
  revoke execute on function record_event(uuid, uuid, timestamptz, text, text, uuid, uuid, jsonb, jsonb) from public;
  grant execute on function record_event(uuid, uuid, timestamptz, text, text, uuid, uuid, jsonb, jsonb) to gable_app;
  drop function record_events(jsonb);`

const jobs = `
  create function enqueue_all(task text, payloads json[]) returns void
    language plpgsql security definer set search_path = pg_catalog, public as $$ begin
      perform graphile_worker.add_jobs(array(
        select (task, payload, null, null, 10, null, null, null)::graphile_worker.job_spec from unnest(payloads) payload));
    end $$;
  comment on function enqueue_all(text, json[]) is 'Adds a job per payload in one statement.';
  revoke execute on function enqueue_all(text, json[]) from public;
  grant execute on function enqueue_all(text, json[]) to gable_app;`
