import { type Kysely, sql } from 'kysely'

/** What the reports about contacts and properties read, kept by triggers in the transaction that stores the fact. */
export async function up(db: Kysely<unknown>) {
  await sql.raw(tables).execute(db)
  await sql.raw(engagement).execute(db)
  await sql.raw(firstAnswers).execute(db)
  await sql.raw(contactFigures).execute(db)
  await sql.raw(propertyMarks).execute(db)
  await sql.raw(existing).execute(db)
}

const tables = `
    -- What an active contact did on a day of the agency.
    create table contact_engagement (
      account_id uuid not null references agencies,
      contact_id uuid not null,
      day date not null,
      visits int not null default 0,
      opens int not null default 0,
      clicks int not null default 0,
      scans int not null default 0,
      submissions int not null default 0,
      replies int not null default 0,
      -- The rule of shared/src/reports/warmth.ts. A test compares them.
      points int not null generated always as (10 * least(submissions, 3) + 10 * least(replies, 3) + 5 * least(scans, 3)
        + 4 * least(clicks, 3) + 3 * least(visits, 3) + least(opens, 3)) stored,
      primary key (account_id, contact_id, day),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    );
    create index contact_engagement_by_day on contact_engagement (account_id, day)
      include (contact_id, points);
    call isolate_by_account('contact_engagement');

    create table lead_first_answers (
      account_id uuid not null references agencies,
      lead_id uuid not null,
      answered_at timestamptz not null,
      primary key (account_id, lead_id),
      foreign key (account_id, lead_id) references leads (account_id, id) on delete cascade
    );
    call isolate_by_account('lead_first_answers');

    -- A narrow row per active contact, because counting a hundred thousand wide ones takes too long.
    create table contact_figures (
      account_id uuid not null references agencies,
      contact_id uuid not null,
      owner_id uuid,
      source text not null,
      created_at timestamptz not null,
      active_at timestamptz not null,
      has_email boolean not null,
      has_phone boolean not null,
      is_unsubscribed boolean not null,
      is_non_marketing boolean not null,
      homes int not null,
      primary key (account_id, contact_id) include (owner_id, source),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    ) with (fillfactor = 80);
    call isolate_by_account('contact_figures');

    -- Calculated by a job with the rules that the page of a property uses.
    create table property_figures (
      account_id uuid not null references agencies,
      property_id uuid not null,
      contact_id uuid not null,
      owner_id uuid,
      source text not null,
      city text not null,
      latitude double precision,
      longitude double precision,
      is_hidden boolean not null,
      value int,
      valued_on date,
      value_year_ago int,
      loan int,
      equity int,
      equity_share real,
      rate real,
      rate_gap real,
      years_owned int,
      score smallint not null,
      reasons text[] not null,
      valid_until date not null,
      calculated_at timestamptz not null default now(),
      primary key (account_id, property_id),
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade,
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    ) with (fillfactor = 80);
    create index property_figures_by_score on property_figures (account_id, score desc, value desc nulls last, property_id)
      where not is_hidden;
    create index property_figures_by_contact on property_figures (account_id, contact_id);
    create index property_figures_expired on property_figures (account_id, valid_until);
    call isolate_by_account('property_figures');

    -- Finding the duplicates of many contacts takes too long for a report, so it shows a count of some minutes ago.
    create table duplicate_counts (
      account_id uuid primary key references agencies,
      groups int not null,
      counted_at timestamptz not null default now()
    );
    call isolate_by_account('duplicate_counts');

    -- Properties to calculate again. Only ever inserted and deleted, so that writers never wait for each other.
    create table property_figure_marks (
      account_id uuid not null references agencies,
      id bigint generated always as identity,
      property_id uuid not null,
      primary key (account_id, id)
    );
    call isolate_by_account('property_figure_marks');`

const engagement = `
    create function engagement_kind(event_group text, kind text) returns text language sql immutable parallel safe
      return case event_group || ' ' || kind
        when 'DASHBOARD VIEWED' then 'visit'
        when 'EMAIL OPENED' then 'open'
        when 'EMAIL CLICKED' then 'click'
        when 'DASHBOARD CLICKED' then 'click'
        when 'POSTCARD SCANNED' then 'scan'
        when 'FORM_SUBMISSION SUBMITTED' then 'submission'
        when 'OFFER ACCEPTED' then 'reply'
        when 'OFFER ASKED' then 'reply'
        when 'DASHBOARD CORRECTED' then 'reply'
      end;
    comment on function engagement_kind(text, text) is 'What an activity of a contact counts as in reports, or null.';

    create function count_engagement() returns trigger language plpgsql as $$ begin
      insert into contact_engagement as e
        (account_id, contact_id, day, visits, opens, clicks, scans, submissions, replies)
      select account_id, contact_id, day, count(*) filter (where what = 'visit'), count(*) filter (where what = 'open'),
        count(*) filter (where what = 'click'), count(*) filter (where what = 'scan'),
        count(*) filter (where what = 'submission'), count(*) filter (where what = 'reply')
      from (
        select t.account_id, t.contact_id, (t.at at time zone a.time_zone)::date as day,
          engagement_kind(t.event_group, t.kind) as what
        from fresh t join agencies a on a.account_id = t.account_id
          join contacts c on c.account_id = t.account_id and c.id = t.contact_id and c.archived_at is null
        where engagement_kind(t.event_group, t.kind) is not null
      ) done
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (account_id, contact_id, day) do update set visits = e.visits + excluded.visits,
        opens = e.opens + excluded.opens, clicks = e.clicks + excluded.clicks, scans = e.scans + excluded.scans,
        submissions = e.submissions + excluded.submissions, replies = e.replies + excluded.replies;
      insert into property_figure_marks (account_id, property_id)
      select distinct l.account_id, l.property_id from fresh t
        join contact_properties l on l.account_id = t.account_id and l.contact_id = t.contact_id
      where engagement_kind(t.event_group, t.kind) in ('visit', 'click', 'submission', 'reply');
      return null;
    end $$;
    comment on function count_engagement() is 'Counts what contacts did per day, in the time zone of the agency.';
    create trigger timeline_entries_count_engagement after insert on timeline_entries
      referencing new table as fresh for each statement execute function count_engagement();

    create function discount_engagement() returns trigger language plpgsql as $$ begin
      with gone as (
        select account_id, contact_id, day, count(*) filter (where what = 'visit') as visits,
          count(*) filter (where what = 'open') as opens, count(*) filter (where what = 'click') as clicks,
          count(*) filter (where what = 'scan') as scans, count(*) filter (where what = 'submission') as submissions,
          count(*) filter (where what = 'reply') as replies
        from (
          select t.account_id, t.contact_id, (t.at at time zone a.time_zone)::date as day,
            engagement_kind(t.event_group, t.kind) as what
          from stale t join agencies a on a.account_id = t.account_id
          where engagement_kind(t.event_group, t.kind) is not null
        ) done
        group by 1, 2, 3
      )
      update contact_engagement e set visits = e.visits - g.visits, opens = e.opens - g.opens,
        clicks = e.clicks - g.clicks, scans = e.scans - g.scans, submissions = e.submissions - g.submissions,
        replies = e.replies - g.replies
      from gone g where e.account_id = g.account_id and e.contact_id = g.contact_id and e.day = g.day;
      insert into property_figure_marks (account_id, property_id)
      select distinct l.account_id, l.property_id from stale t
        join contact_properties l on l.account_id = t.account_id and l.contact_id = t.contact_id
      where engagement_kind(t.event_group, t.kind) in ('visit', 'click', 'submission', 'reply');
      return null;
    end $$;
    create trigger timeline_entries_discount_engagement after delete on timeline_entries
      referencing old table as stale for each statement execute function discount_engagement();

    create function recount_engagement(account uuid, contact uuid) returns void language sql begin atomic
      delete from contact_engagement where account_id = account and contact_id = contact;
      insert into contact_engagement (account_id, contact_id, day, visits, opens, clicks, scans, submissions, replies)
      select account, contact, day, count(*) filter (where what = 'visit'), count(*) filter (where what = 'open'),
        count(*) filter (where what = 'click'), count(*) filter (where what = 'scan'),
        count(*) filter (where what = 'submission'), count(*) filter (where what = 'reply')
      from (
        select (t.at at time zone a.time_zone)::date as day, engagement_kind(t.event_group, t.kind) as what
        from timeline_entries t join agencies a on a.account_id = account
          join contacts c on c.account_id = account and c.id = contact and c.archived_at is null
        where t.account_id = account and t.contact_id = contact and engagement_kind(t.event_group, t.kind) is not null
      ) done
      group by day;
      insert into property_figure_marks (account_id, property_id)
      select account, property_id from contact_properties where account_id = account and contact_id = contact;
    end;
    comment on function recount_engagement(uuid, uuid) is 'Counts what one contact did per day again.';

    create function move_engagement() returns trigger language plpgsql as $$ begin
      perform recount_engagement(account_id, contact_id) from (
        select s.account_id, unnest(array[s.contact_id, f.contact_id]) as contact_id
        from stale s join fresh f on f.account_id = s.account_id and f.id = s.id
        where s.contact_id <> f.contact_id or s.at <> f.at
        group by 1, 2 order by 1, 2
      ) moved;
      return null;
    end $$;
    comment on function move_engagement() is 'A merge moves the activity of a contact to another.';
    create trigger timeline_entries_move_engagement after update on timeline_entries
      referencing old table as stale new table as fresh for each statement execute function move_engagement();

    create function recount_engagement_of_account() returns trigger language plpgsql as $$ begin
      perform recount_engagement(account_id, contact_id) from (
        select distinct account_id, contact_id from contact_engagement where account_id = new.account_id) counted;
      return null;
    end $$;
    comment on function recount_engagement_of_account() is 'In another time zone days begin at another time.';
    create trigger agencies_recount_engagement after update of time_zone on agencies
      for each row when (old.time_zone is distinct from new.time_zone) execute function recount_engagement_of_account();`

const firstAnswers = `
    create function is_lead_answer(event_group text, kind text, detail jsonb) returns boolean
      language sql immutable parallel safe
      return event_group || ' ' || kind in ('LEAD STAGE_CHANGED', 'LEAD DONE', 'CALL LOGGED') and detail ? 'leadId';

    create function record_first_answers() returns trigger language plpgsql as $$ begin
      insert into lead_first_answers as f (account_id, lead_id, answered_at)
      select t.account_id, l.id, min(t.at) from fresh t
        join leads l on l.account_id = t.account_id and l.id = (t.detail->>'leadId')::uuid
      where is_lead_answer(t.event_group, t.kind, t.detail)
      group by 1, 2 order by 1, 2
      on conflict (account_id, lead_id) do update set answered_at = excluded.answered_at
        where excluded.answered_at < f.answered_at;
      return null;
    end $$;
    comment on function record_first_answers() is
      'Records when somebody first moved a lead to another stage, completed its next step or called about it.';
    create trigger timeline_entries_record_answers after insert on timeline_entries
      referencing new table as fresh for each statement execute function record_first_answers();

    create function withdraw_first_answers() returns trigger language plpgsql as $$
      declare
        answer record;
      begin
        for answer in
          select distinct f.account_id, f.lead_id, t.contact_id from stale t
            join lead_first_answers f on f.account_id = t.account_id and f.lead_id = (t.detail->>'leadId')::uuid
          where is_lead_answer(t.event_group, t.kind, t.detail) and t.at = f.answered_at
          order by 1, 2
        loop
          delete from lead_first_answers where account_id = answer.account_id and lead_id = answer.lead_id;
          insert into lead_first_answers (account_id, lead_id, answered_at)
          select answer.account_id, answer.lead_id, min(t.at) from timeline_entries t
          where t.account_id = answer.account_id and t.contact_id = answer.contact_id
            and t.detail->>'leadId' = answer.lead_id::text and is_lead_answer(t.event_group, t.kind, t.detail)
            and exists (select from leads l where l.account_id = answer.account_id and l.id = answer.lead_id)
          having min(t.at) is not null;
        end loop;
        return null;
      end $$;
    comment on function withdraw_first_answers() is 'What is undone was no answer.';
    create trigger timeline_entries_withdraw_answers after delete on timeline_entries
      referencing old table as stale for each statement execute function withdraw_first_answers();`

const contactFigures = `
    create function record_figures_of_new_contacts() returns trigger language plpgsql as $$ begin
      insert into contact_figures (account_id, contact_id, owner_id, source, created_at, active_at, has_email, has_phone,
        is_unsubscribed, is_non_marketing, homes)
      select account_id, id, owner_id, source, created_at, coalesce(last_activity_at, created_at), email is not null,
        phone is not null, unsubscribed_at is not null, is_non_marketing, 0
      from fresh where archived_at is null order by account_id, id;
      return null;
    end $$;
    create trigger contacts_record_figures after insert on contacts
      referencing new table as fresh for each statement execute function record_figures_of_new_contacts();

    create function hide_property_figures(account uuid, properties uuid[]) returns void language sql begin atomic
      update property_figures f set is_hidden = true, value = null, valued_on = null, value_year_ago = null, loan = null,
        equity = null, equity_share = null, rate = null, rate_gap = null, years_owned = null, score = 0, reasons = '{}'
      where f.account_id = account and f.property_id = any (properties) and not f.is_hidden and exists (
        select from contact_properties l join contacts c on c.account_id = account and c.id = l.contact_id
        where l.account_id = account and l.property_id = f.property_id and c.archived_at is null and c.is_non_marketing);
    end;
    comment on function hide_property_figures(uuid, uuid[]) is
      'Deletes the figures of homes of a contact who opted out of marketing, without waiting for the job.';

    create function update_contact_figures() returns trigger language plpgsql as $$ begin
      if (old.owner_id, old.source, old.is_non_marketing, old.archived_at is null)
        is distinct from (new.owner_id, new.source, new.is_non_marketing, new.archived_at is null) then
        insert into property_figure_marks (account_id, property_id)
        select account_id, property_id from contact_properties where account_id = new.account_id and contact_id = new.id;
        if new.is_non_marketing then
          perform hide_property_figures(new.account_id, array(select property_id from contact_properties
            where account_id = new.account_id and contact_id = new.id));
        end if;
      end if;
      if new.archived_at is not null then
        delete from contact_figures where account_id = new.account_id and contact_id = new.id;
        delete from contact_engagement where account_id = new.account_id and contact_id = new.id;
        return null;
      end if;
      update contact_figures set owner_id = new.owner_id, source = new.source, created_at = new.created_at,
        active_at = coalesce(new.last_activity_at, new.created_at), has_email = new.email is not null,
        has_phone = new.phone is not null, is_unsubscribed = new.unsubscribed_at is not null,
        is_non_marketing = new.is_non_marketing
      where account_id = new.account_id and contact_id = new.id;
      if not found then
        insert into contact_figures (account_id, contact_id, owner_id, source, created_at, active_at, has_email,
          has_phone, is_unsubscribed, is_non_marketing, homes)
        values (new.account_id, new.id, new.owner_id, new.source, new.created_at,
          coalesce(new.last_activity_at, new.created_at), new.email is not null, new.phone is not null,
          new.unsubscribed_at is not null, new.is_non_marketing, (select count(*) from contact_properties l
            where l.account_id = new.account_id and l.contact_id = new.id));
        perform recount_engagement(new.account_id, new.id);
      end if;
      return null;
    end $$;
    comment on function update_contact_figures() is 'Archived contacts are in no report.';
    create trigger contacts_update_figures after update of owner_id, source, created_at, last_activity_at, email, phone,
      unsubscribed_at, is_non_marketing, archived_at on contacts for each row
      when ((old.owner_id, old.source, old.created_at, old.last_activity_at, old.email is null, old.phone is null,
        old.unsubscribed_at is null, old.is_non_marketing, old.archived_at is null) is distinct from
        (new.owner_id, new.source, new.created_at, new.last_activity_at, new.email is null, new.phone is null,
        new.unsubscribed_at is null, new.is_non_marketing, new.archived_at is null))
      execute function update_contact_figures();

    create function count_homes() returns trigger language plpgsql as $$ begin
      update contact_figures f set homes = f.homes + linked.homes
      from (select account_id, contact_id, count(*) as homes from fresh group by 1, 2) linked
      where f.account_id = linked.account_id and f.contact_id = linked.contact_id;
      insert into property_figure_marks (account_id, property_id) select distinct account_id, property_id from fresh;
      perform hide_property_figures(account_id, array_agg(property_id)) from fresh group by account_id;
      return null;
    end $$;
    create function discount_homes() returns trigger language plpgsql as $$ begin
      update contact_figures f set homes = f.homes - unlinked.homes
      from (select account_id, contact_id, count(*) as homes from stale group by 1, 2) unlinked
      where f.account_id = unlinked.account_id and f.contact_id = unlinked.contact_id;
      insert into property_figure_marks (account_id, property_id) select distinct account_id, property_id from stale;
      return null;
    end $$;
    create function move_homes() returns trigger language plpgsql as $$ begin
      update contact_figures set homes = homes - 1 where account_id = old.account_id and contact_id = old.contact_id;
      update contact_figures set homes = homes + 1 where account_id = new.account_id and contact_id = new.contact_id;
      insert into property_figure_marks (account_id, property_id)
      values (old.account_id, old.property_id), (new.account_id, new.property_id);
      perform hide_property_figures(new.account_id, array[new.property_id]);
      return null;
    end $$;
    create trigger contact_properties_count_homes after insert on contact_properties
      referencing new table as fresh for each statement execute function count_homes();
    create trigger contact_properties_discount_homes after delete on contact_properties
      referencing old table as stale for each statement execute function discount_homes();
    create trigger contact_properties_move_homes after update of contact_id, property_id, claimed_at on contact_properties
      for each row execute function move_homes();`

const propertyMarks = `
    create function mark_fresh_properties() returns trigger language plpgsql as $$ begin
      insert into property_figure_marks (account_id, property_id) select distinct account_id, property_id from fresh;
      return null;
    end $$;
    create function mark_stale_properties() returns trigger language plpgsql as $$ begin
      insert into property_figure_marks (account_id, property_id) select distinct account_id, property_id from stale;
      return null;
    end $$;
    create function mark_property() returns trigger language plpgsql as $$ begin
      insert into property_figure_marks (account_id, property_id) values (new.account_id, new.property_id);
      return null;
    end $$;
    create function mark_own_property() returns trigger language plpgsql as $$ begin
      insert into property_figure_marks (account_id, property_id) values (new.account_id, new.id);
      return null;
    end $$;
    create trigger properties_mark after update on properties for each row
      when ((old.city, old.latitude, old.longitude, old.last_sold_on)
        is distinct from (new.city, new.latitude, new.longitude, new.last_sold_on)) execute function mark_own_property();
    create trigger value_estimates_mark_fresh after insert on value_estimates
      referencing new table as fresh for each statement execute function mark_fresh_properties();
    create trigger value_estimates_mark_stale after delete on value_estimates
      referencing old table as stale for each statement execute function mark_stale_properties();
    create trigger value_estimates_mark after update on value_estimates for each row
      when (old.* is distinct from new.*) execute function mark_property();
    create trigger mortgages_mark_fresh after insert on mortgages
      referencing new table as fresh for each statement execute function mark_fresh_properties();
    create trigger mortgages_mark_stale after delete on mortgages
      referencing old table as stale for each statement execute function mark_stale_properties();
    create trigger mortgages_mark after update on mortgages for each row
      when (old.* is distinct from new.*) execute function mark_property();
    create trigger owner_corrections_mark after insert or update on owner_corrections for each row
      when (new.field = 'loanBalance') execute function mark_property();`

/** Everything that is stored already. */
const existing = `
    insert into contact_engagement (account_id, contact_id, day, visits, opens, clicks, scans, submissions, replies)
    select account_id, contact_id, day, count(*) filter (where what = 'visit'), count(*) filter (where what = 'open'),
      count(*) filter (where what = 'click'), count(*) filter (where what = 'scan'),
      count(*) filter (where what = 'submission'), count(*) filter (where what = 'reply')
    from (
      select t.account_id, t.contact_id, (t.at at time zone a.time_zone)::date as day,
        engagement_kind(t.event_group, t.kind) as what
      from timeline_entries t join agencies a on a.account_id = t.account_id
        join contacts c on c.account_id = t.account_id and c.id = t.contact_id and c.archived_at is null
    ) done
    where what is not null
    group by 1, 2, 3 order by 1, 3, 2;

    insert into lead_first_answers (account_id, lead_id, answered_at)
    select t.account_id, l.id, min(t.at) from timeline_entries t
      join leads l on l.account_id = t.account_id and l.id = (t.detail->>'leadId')::uuid
    where is_lead_answer(t.event_group, t.kind, t.detail)
    group by 1, 2 order by 1, 2;

    insert into contact_figures (account_id, contact_id, owner_id, source, created_at, active_at, has_email, has_phone,
      is_unsubscribed, is_non_marketing, homes)
    select c.account_id, c.id, c.owner_id, c.source, c.created_at, coalesce(c.last_activity_at, c.created_at),
      c.email is not null, c.phone is not null, c.unsubscribed_at is not null, c.is_non_marketing, coalesce(l.homes, 0)
    from contacts c
      left join (select account_id, contact_id, count(*) as homes from contact_properties group by 1, 2) l
        on l.account_id = c.account_id and l.contact_id = c.id
    where c.archived_at is null
    order by c.account_id, c.id;

    insert into property_figure_marks (account_id, property_id)
    select distinct account_id, property_id from contact_properties order by 1, 2;
    analyze contact_engagement, lead_first_answers, contact_figures, property_figure_marks;`
