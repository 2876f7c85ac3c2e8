import { type Kysely, sql } from 'kysely'

/**
 * The figures of a new contact count the homes that the same statement links, and one entry of one contact, the usual
 * case, is counted without sorting and grouping.
 */
export async function up(db: Kysely<unknown>) {
  await sql.raw(figures).execute(db)
  await sql.raw(redundantKeys).execute(db)
}

const figures = `
  create or replace function count_engagement() returns trigger language plpgsql as $$
    declare
      entries int;
      account uuid;
      contact uuid;
      moment timestamptz;
      entry_kind text;
      owner uuid;
      origin text;
      local_day date;
      is_archived boolean;
    begin
      select count(*) over (), t.account_id, t.contact_id, t.at, engagement_kind(t.event_group, t.kind)
      into entries, account, contact, moment, entry_kind
      from fresh t where engagement_kind(t.event_group, t.kind) is not null limit 1;
      if not found then return null; end if;
      if entries = 1 then
        select c.owner_id, c.source, c.archived_at is not null, (moment at time zone a.time_zone)::date
        into owner, origin, is_archived, local_day
        from contacts c join agencies a on a.account_id = c.account_id
        where c.account_id = account and c.id = contact for no key update of c;
        if not is_archived then
          insert into contact_engagement as e
            (account_id, contact_id, owner_id, source, day, visits, opens, clicks, scans, submissions, replies)
          values (account, contact, owner, origin, local_day, (entry_kind = 'visit')::int, (entry_kind = 'open')::int,
            (entry_kind = 'click')::int, (entry_kind = 'scan')::int, (entry_kind = 'submission')::int, (entry_kind = 'reply')::int)
          on conflict (account_id, contact_id, day) do update set visits = e.visits + excluded.visits,
            opens = e.opens + excluded.opens, clicks = e.clicks + excluded.clicks, scans = e.scans + excluded.scans,
            submissions = e.submissions + excluded.submissions, replies = e.replies + excluded.replies;
        end if;
        if entry_kind in ('visit', 'click', 'submission', 'reply') then
          insert into property_figure_marks (account_id, property_id)
          select account_id, property_id from contact_properties where account_id = account and contact_id = contact;
        end if;
        return null;
      end if;
      perform from (
        select distinct t.account_id, t.contact_id from fresh t where engagement_kind(t.event_group, t.kind) is not null
        order by t.contact_id
      ) t cross join lateral (select id from contacts c
        where c.account_id = t.account_id and c.id = t.contact_id limit 1 for no key update) c;
      insert into contact_engagement as e
        (account_id, contact_id, owner_id, source, day, visits, opens, clicks, scans, submissions, replies)
      select account_id, contact_id, owner_id, source, day,
        count(*) filter (where what = 'visit'), count(*) filter (where what = 'open'),
        count(*) filter (where what = 'click'), count(*) filter (where what = 'scan'),
        count(*) filter (where what = 'submission'), count(*) filter (where what = 'reply')
      from (
        select t.account_id, t.contact_id, c.owner_id, c.source, (t.at at time zone a.time_zone)::date as day,
          engagement_kind(t.event_group, t.kind) as what
        from fresh t join agencies a on a.account_id = t.account_id
          cross join lateral (select owner_id, source, archived_at from contacts c
            where c.account_id = t.account_id and c.id = t.contact_id limit 1) c
        where engagement_kind(t.event_group, t.kind) is not null and c.archived_at is null
      ) done
      group by 1, 2, 3, 4, 5 order by 1, 2, 5
      on conflict (account_id, contact_id, day) do update set visits = e.visits + excluded.visits,
        opens = e.opens + excluded.opens, clicks = e.clicks + excluded.clicks, scans = e.scans + excluded.scans,
        submissions = e.submissions + excluded.submissions, replies = e.replies + excluded.replies;
      insert into property_figure_marks (account_id, property_id)
      select distinct t.account_id, l.property_id from fresh t
        cross join lateral (select property_id from contact_properties l
          where l.account_id = t.account_id and l.contact_id = t.contact_id offset 0) l
      where engagement_kind(t.event_group, t.kind) in ('visit', 'click', 'submission', 'reply');
      return null;
    end $$;

  create or replace function record_first_answers() returns trigger language plpgsql as $$ begin
    if not exists (select from fresh t where is_lead_answer(t.event_group, t.kind, t.detail)) then return null; end if;
    insert into lead_first_answers as f (account_id, lead_id, answered_at)
    select t.account_id, l.id, min(t.at) from fresh t
      join leads l on l.account_id = t.account_id and l.id = (t.detail->>'leadId')::uuid
    where is_lead_answer(t.event_group, t.kind, t.detail)
    group by 1, 2 order by 1, 2
    on conflict (account_id, lead_id) do update set answered_at = excluded.answered_at
      where excluded.answered_at < f.answered_at;
    return null;
  end $$;

  comment on function count_homes() is
    'The figures of a contact of the same statement may be recorded before, or later, with these homes. Locked before all homes are counted again, because others may link some at once.';
  create or replace function count_homes() returns trigger language plpgsql as $$ begin
    perform from (select account_id, contact_id from fresh group by 1, 2 order by 2) changed
      cross join lateral (select contact_id from contact_figures f
        where f.account_id = changed.account_id and f.contact_id = changed.contact_id limit 1 for no key update) f;
    if found then
      update contact_figures f set homes = linked.homes
      from (select account_id, contact_id from fresh group by 1, 2) changed
        cross join lateral (select count(*) as homes from contact_properties l
          where l.account_id = changed.account_id and l.contact_id = changed.contact_id) linked
      where f.account_id = changed.account_id and f.contact_id = changed.contact_id;
    end if;
    insert into property_figure_marks (account_id, property_id) select distinct account_id, property_id from fresh;
    if exists (select from fresh n cross join lateral (select from property_figures f
      where f.account_id = n.account_id and f.property_id = n.property_id and not f.is_hidden limit 1) f) then
      perform hide_property_figures(account_id, array_agg(property_id)) from fresh group by account_id;
    end if;
    return null;
  end $$;

  create or replace function record_figures_of_new_contacts() returns trigger language plpgsql as $$ begin
    insert into contact_figures (account_id, contact_id, owner_id, source, created_at, active_at, has_email, has_phone,
      is_unsubscribed, is_non_marketing, homes)
    select account_id, id, owner_id, source, created_at, coalesce(last_activity_at, created_at), email is not null,
      phone is not null, unsubscribed_at is not null, is_non_marketing,
      (select count(*) from contact_properties l where l.account_id = fresh.account_id and l.contact_id = fresh.id)
    from fresh where archived_at is null order by account_id, id;
    return null;
  end $$;

  update contact_figures f set homes = linked.homes
  from (select account_id, contact_id, count(*) as homes from contact_properties group by 1, 2) linked
  where f.account_id = linked.account_id and f.contact_id = linked.contact_id and f.homes <> linked.homes;`

/** The account of these rows is that of their contact or submission, whose key is checked as well. */
const redundantKeys = ['leads', 'timeline_entries', 'consents', 'contact_engagement', 'contact_figures']
  .map((table) => `alter table ${table} drop constraint ${table}_account_id_fkey;`)
  .join('\n')
