import { type Kysely, sql } from 'kysely'

/** Notifications of hand-overs, and warmth by owner and source from one table. */
export async function up(db: Kysely<unknown>) {
  for (const statements of [handovers, groups, countInserts, recount, changes]) await sql.raw(statements).execute(db)
}

/** The successor of a deactivated member is notified of what is theirs now. */
const handovers = `
    alter table notifications add handover_id uuid;
    alter table notifications drop constraint notifications_check;
    alter table notifications add constraint notifications_check
      check (num_nonnulls(note_id, lead_id, correction_id, piece_id, handover_id) = 1);
    alter table notifications add unique (account_id, handover_id, agent_id);
    alter table notifications add foreign key (account_id, handover_id)
      references team_handovers (account_id, id) on delete cascade;`

/** A report on a hundred thousand contacts spends most of its time on looking up whose each one is. */
const groups = `
    drop index contact_engagement_by_day;
    alter table contact_engagement add owner_id uuid, add source text not null default '';
    alter table contact_engagement alter source drop default;
    update contact_engagement e set owner_id = f.owner_id, source = f.source
      from contact_figures f where f.account_id = e.account_id and f.contact_id = e.contact_id;
    create index contact_engagement_by_day on contact_engagement (account_id, day)
      include (contact_id, points, owner_id, source);`

/** Locks the contacts, so that an owner or a source that changes at the same time is not missed. */
const countInserts = `
    create or replace function count_engagement() returns trigger language plpgsql as $$ begin
      if not exists (select from fresh where engagement_kind(event_group, kind) is not null) then return null; end if;
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
    comment on function count_engagement() is
      'Contacts are looked up one by one: after an import, a planner without new statistics would read all of them for each entry.';`

const recount = `
    create or replace function recount_engagement(account uuid, contact uuid) returns void language sql begin atomic
      select from contacts where account_id = account and id = contact for no key update;
      delete from contact_engagement where account_id = account and contact_id = contact;
      insert into contact_engagement
        (account_id, contact_id, owner_id, source, day, visits, opens, clicks, scans, submissions, replies)
      select account, contact, owner_id, source, day,
        count(*) filter (where what = 'visit'), count(*) filter (where what = 'open'),
        count(*) filter (where what = 'click'), count(*) filter (where what = 'scan'),
        count(*) filter (where what = 'submission'), count(*) filter (where what = 'reply')
      from (
        select c.owner_id, c.source, (t.at at time zone a.time_zone)::date as day,
          engagement_kind(t.event_group, t.kind) as what
        from timeline_entries t join agencies a on a.account_id = account
          join contacts c on c.account_id = account and c.id = contact and c.archived_at is null
        where t.account_id = account and t.contact_id = contact and engagement_kind(t.event_group, t.kind) is not null
      ) done
      group by owner_id, source, day;
      insert into property_figure_marks (account_id, property_id)
      select account, property_id from contact_properties where account_id = account and contact_id = contact;
    end;

    create or replace function recount_engagement_of_account() returns trigger language plpgsql as $$ begin
      perform recount_engagement(account_id, contact_id) from (
        select distinct account_id, contact_id from contact_engagement
        where account_id = new.account_id order by 1, 2) counted;
      return null;
    end $$;`

const changes = `
    create function regroup_engagement() returns trigger language plpgsql as $$ begin
      update contact_engagement set owner_id = new.owner_id, source = new.source
      where account_id = new.account_id and contact_id = new.id;
      return null;
    end $$;
    comment on function regroup_engagement() is 'Reports count warmth by the owner and the source that contacts have now.';
    create trigger contacts_regroup_engagement after update of owner_id, source on contacts
      for each row when (old.owner_id is distinct from new.owner_id or old.source is distinct from new.source)
      execute function regroup_engagement();`
