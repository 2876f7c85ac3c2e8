import { type Kysely, sql } from 'kysely'

/** Where visits come from, on which devices, and how far visitors get in a journey. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- Tells from where the visit came: the key of a row of traffic_daily. Null before it was recorded.
    alter table events add traffic_key bigint;

    -- Checked for new events only: those that exist passed the narrower check.
    alter table events drop constraint events_type_check;
    alter table events add constraint events_type_check
      check (type in ('view', 'entrance', 'click', 'submission', 'step')) not valid;

    -- Days are those of the agency. Empty means none, '?' not recorded, and '*' everything past the limit of a day. The key
    -- is a hash of what follows it, so that the index stays small.
    create table traffic_daily (
      account_id uuid not null,
      subject_id uuid not null,
      day date not null,
      key bigint not null,
      campaign text not null,
      source text not null,
      medium text not null,
      referrer text not null,
      device text not null,
      views bigint not null,
      entrances bigint not null,
      submissions bigint not null,
      primary key (account_id, subject_id, day, key)
    ) with (fillfactor = 50);
    call isolate_by_account('traffic_daily');
    revoke insert, update, delete on traffic_daily from gable_app;

    alter table submissions add campaign text, add source text, add medium text, add site text, add device text;

    drop function record_events(uuid[], uuid[], timestamptz[], text[], text[], uuid[], uuid[], jsonb[]);
    -- Takes events of as many accounts as there are, a column each, and returns the ids that were new. Rows are written
    -- in the order of their keys, so that two callers never wait for each other; a caller that has entered an account
    -- brings events of that account only. Where visits came from is a key per event, and what each key means.
    create function record_events(account_ids uuid[], ids uuid[], ats timestamptz[], types text[], subjects text[],
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
            views, entrances, submissions)
          select n.account_id, n.subject_id, n.day, n.traffic_key, coalesce(traffics->n.traffic_key::text->>'campaign', ''),
            coalesce(traffics->n.traffic_key::text->>'source', ''), coalesce(traffics->n.traffic_key::text->>'medium', ''),
            coalesce(traffics->n.traffic_key::text->>'referrer', ''), coalesce(traffics->n.traffic_key::text->>'device', '?'),
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

    -- The same for [{account_id, id, at, type, subject, subject_id, visit_id, detail, traffic}, …]. A traffic has the key, too.
    create or replace function record_events(batch jsonb) returns setof uuid
      language plpgsql set search_path = pg_catalog, public as $$ begin
        return query
        select record_events(array_agg(account_id), array_agg(id), array_agg(at), array_agg(type), array_agg(subject),
          array_agg(subject_id), array_agg(visit_id), array_agg(nullif(detail, 'null')), array_agg((traffic->>'key')::bigint),
          jsonb_object_agg(traffic->>'key', traffic) filter (where traffic <> 'null'))
        from jsonb_to_recordset(batch) as e(account_id uuid, id uuid, at timestamptz, type text, subject text,
          subject_id uuid, visit_id uuid, detail jsonb, traffic jsonb);
      end $$;
    revoke all on function record_events(uuid[], uuid[], timestamptz[], text[], text[], uuid[], uuid[], jsonb[], bigint[], jsonb)
      from public;
    grant execute on function record_events(uuid[], uuid[], timestamptz[], text[], text[], uuid[], uuid[], jsonb[], bigint[], jsonb)
      to gable_app;
  `)
    .execute(db)
  await fillInSubmissions(db)
}

/** Submissions kept the address of their page, so their tags and the site before it are known, though no device is. */
async function fillInSubmissions(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- A parameter of a URL, decoded as browsers do. What cannot be decoded is left as it is.
    create function pg_temp.url_parameter(url text, name text) returns text language plpgsql as $$
      declare raw text := replace(coalesce(substring(url from '[?&]' || name || '=([^&#]*)'), ''), '+', ' ');
      begin
        if strpos(raw, '%') > 0 then
          begin
            raw := (select convert_from(decode(string_agg(case when part[1] ~ '^%[0-9A-Fa-f]{2}$' then substr(part[1], 2)
              else encode(convert_to(part[1], 'UTF8'), 'hex') end, '' order by n), 'hex'), 'UTF8')
              from regexp_matches(raw, '%[0-9A-Fa-f]{2}|.', 'g') with ordinality as m(part, n));
          exception when others then null;
          end;
        end if;
        raw := trim(left(trim(regexp_replace(raw, '[[:cntrl:][:space:]]+', ' ', 'g')), 100));
        return case when raw in ('?', '*') then '' else raw end;
      end $$;

    create function pg_temp.site_of(url text) returns text language sql as $$
      select coalesce(left(substring(lower(url) from '^[a-z-]+://(?:(?:www|m|l|lm)\\.)?([a-z0-9.:_-]+)'), 100), '')
    $$;

    update submissions set
      campaign = pg_temp.url_parameter(page_url, 'utm_campaign'),
      source = lower(pg_temp.url_parameter(page_url, 'utm_source')),
      medium = lower(pg_temp.url_parameter(page_url, 'utm_medium')),
      site = pg_temp.site_of(referrer)
    where page_url is not null and subject in ('widget', 'landing-page');

    insert into traffic_daily (account_id, subject_id, day, key, campaign, source, medium, referrer, device, views, entrances,
      submissions)
    select s.account_id, s.subject_id, (s.at at time zone a.time_zone)::date,
      hashtextextended(jsonb_build_array(s.campaign, s.source, s.medium, s.site)::text, 0),
      s.campaign, s.source, s.medium, s.site, '?', 0, 0, count(*)
    from submissions s join agencies a on a.account_id = s.account_id
    where s.campaign is not null and s.lead_id is not null
    group by 1, 2, 3, 4, 5, 6, 7, 8;

    create or replace view account_submissions as
      select account_id, id, at, received_at, subject, subject_id, subject_name, visit_id, page_url, language, form_id,
        form_name, lead_type, details, answers, address, search, state, spam_reason, contact_id, recognised_by,
        property_id, lead_id, read_by, read_at, announced_at, referrer, campaign, source, medium, site, device
      from submissions where account_id = current_account();

    create index submissions_by_source on submissions (account_id, source, medium) where source <> '';
    create index submissions_by_campaign on submissions (account_id, campaign) where campaign <> '';
  `)
    .execute(db)
}
