import { type Kysely, sql } from 'kysely'

/** Openings and clicks are stored with two calls for a whole batch, and counted at the time their email was sent. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- Few events have an id of a provider, so the others need no entry.
    alter table email_events drop constraint email_events_account_id_external_id_key;
    create unique index email_events_external_id on email_events (account_id, external_id) where external_id is not null;

    -- Stores events of emails that are new, and locks the pieces that they may change, contacts first, each by id:
    -- [{id, piece_id, at, type, detail, machine, fastest}, …]. What arrives within the fastest seconds is from a machine.
    create function store_email_events(account uuid, batch jsonb, burst interval) returns jsonb
      language plpgsql set search_path = pg_catalog, public as $$
      declare
        stored jsonb;
        pieces jsonb;
        clicks jsonb;
        piece_ids uuid[];
        contact_ids uuid[];
      begin
        with given as (
          select g.id, g.piece_id, g.at, g.type, coalesce(c.merged_into, c.id) as contact_id, p.opened_at, p.machine_opened_at, g.machine, g.fastest,
            extract(epoch from g.at - coalesce(p.sent_at, p.attempt_started_at)) as delay, g.detail
          from jsonb_to_recordset(batch) as g(id uuid, piece_id uuid, at timestamptz, type text, detail jsonb,
              machine boolean, fastest float8)
            join email_pieces p on p.account_id = account and p.id = g.piece_id
            join contacts c on c.account_id = account and c.id = p.contact_id
        ), fresh as (
          insert into email_events (account_id, id, piece_id, at, type, detail)
          select account, id, piece_id, at, type, detail || jsonb_build_object('delay', delay) from given order by id
          on conflict do nothing
          returning id
        )
        select jsonb_agg(jsonb_build_object('id', g.id, 'pieceId', g.piece_id, 'at', g.at, 'type', g.type,
            'contactId', g.contact_id, 'detail', g.detail || jsonb_build_object('delay', g.delay)) order by g.at, g.id),
            array_agg(g.piece_id), array_agg(g.contact_id)
          into stored, piece_ids, contact_ids
          from given g join fresh f on f.id = g.id
          where g.type = 'click' or case when g.machine or g.delay < g.fastest then g.machine_opened_at is null
            else g.opened_at is null end;
        if stored is null then return null; end if;

        perform from contacts where account_id = account and id = any (contact_ids) order by id for no key update;
        with locked as (
          select p.id, p.content_id, p.version, p.contact_id, p.property_id, p.subject, p.opened_at, p.machine_opened_at,
            p.clicked_at, coalesce(p.sent_at, p.attempt_started_at, p.created_at) as sent_at
          from email_pieces p where p.account_id = account and p.id = any (piece_ids)
          order by p.id for no key update
        )
        select jsonb_agg(jsonb_build_object('id', p.id, 'contentId', p.content_id, 'variationId', v.variation_id,
            'contactId', coalesce(c.merged_into, c.id), 'propertyId', p.property_id, 'subject', p.subject,
            'sentAt', p.sent_at, 'openedAt', p.opened_at, 'machineOpenedAt', p.machine_opened_at,
            'clickedAt', p.clicked_at) order by p.id)
          into pieces
          from locked p
            left join contacts c on c.account_id = account and c.id = p.contact_id
            left join content_versions v
              on v.account_id = account and v.content_id = p.content_id and v.version = p.version;

        -- To tell a scanner that follows every link from a person.
        if exists (select from jsonb_array_elements(stored) e where e->>'type' = 'click') then
          select jsonb_agg(distinct jsonb_build_object('pieceId', e.piece_id, 'at', e.at,
              'position', (e.detail->>'position')::int))
            into clicks
            from jsonb_to_recordset(stored) as s("pieceId" uuid, at timestamptz, type text)
              join email_events e on e.account_id = account and e.piece_id = s."pieceId" and e.type = 'click'
                and e.at between s.at - burst and s.at + burst
            where s.type = 'click';
        end if;
        return jsonb_build_object('stored', stored, 'pieces', coalesce(pieces, '[]'), 'clicks', coalesce(clicks, '[]'),
          'hasWebhooks', exists (select from webhooks where account_id = account and not is_paused
            and event_types && '{email.opened,email.clicked}'));
      end $$;
    comment on function store_email_events(uuid, jsonb, interval) is
      'Stores new openings and clicks, and locks and returns the pieces that they may change.';

    -- Writes what events changed. Returns the new entries of activities: an email is opened once, and each of its links
    -- clicked once. Counters are shared by all recipients, so they are locked last.
    create function apply_email_events(account uuid, changes jsonb) returns jsonb
      language plpgsql set search_path = pg_catalog, public as $$
      declare
        noted jsonb;
      begin
        if changes->'pieces' <> '[]' then
          update email_pieces p set opened_at = g."openedAt", machine_opened_at = g."machineOpenedAt",
            clicked_at = g."clickedAt"
          from jsonb_to_recordset(changes->'pieces')
            as g(id uuid, "openedAt" timestamptz, "machineOpenedAt" timestamptz, "clickedAt" timestamptz)
          where p.account_id = account and p.id = g.id;
        end if;
        if changes->'mistaken' <> '[]' then
          delete from timeline_entries t
          using jsonb_to_recordset(changes->'mistaken') as g("pieceId" text, "contactId" uuid, since timestamptz)
          where t.account_id = account and t.contact_id = g."contactId" and t.event_group = 'EMAIL'
            and t.kind in ('OPENED', 'CLICKED') and t.at >= g.since and t.detail->>'emailId' = g."pieceId";
        end if;
        if changes->'activity' <> '[]' then
          with given as (
            select * from jsonb_to_recordset(changes->'activity')
              as g(id uuid, kind text, at timestamptz, detail jsonb, contact_id uuid, property_id uuid)
          ), seen as (
            update contacts c set last_activity_at = greatest(c.last_activity_at, g.at)
            from (select contact_id, max(at) as at from given group by 1) g
            where c.account_id = account and c.id = g.contact_id
          ), inserted as (
            insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, property_id, detail)
            select account, g.id, g.at, 'EMAIL', g.kind, g.contact_id, g.property_id, g.detail
            from given g
            where not exists (select from timeline_entries t
              where t.account_id = account and t.contact_id = g.contact_id and t.event_group = 'EMAIL'
                and t.kind = g.kind and t.detail->>'emailId' = g.detail->>'emailId'
                and t.detail->>'label' is not distinct from g.detail->>'label')
            order by g.id
            returning id
          )
          select jsonb_agg(id) into noted from inserted;
        end if;
        if noted is not null or changes->'pieces' <> '[]' then
          perform pg_notify('live', payload) from jsonb_array_elements_text(changes->'live') as payload;
        end if;
        if changes->'counts' <> '[]' then perform add_to_counters(account, changes->'counts'); end if;
        return coalesce(noted, '[]');
      end $$;
    comment on function apply_email_events(uuid, jsonb) is 'Writes what openings and clicks changed.';

    revoke execute on function store_email_events(uuid, jsonb, interval), apply_email_events(uuid, jsonb) from public;
    grant execute on function store_email_events(uuid, jsonb, interval), apply_email_events(uuid, jsonb) to gable_app;

    -- What was counted at the time of the opening moves to the time of sending, so that a rate by day compares the
    -- emails of one day. The totals stay as they are.
    delete from counter_hourly where subject = 'content' and type in ('delivered', 'open', 'machine-open', 'click');
    delete from counter_daily where subject = 'content' and type in ('delivered', 'open', 'machine-open', 'click');
    create temporary table counted on commit drop as
      select p.account_id, p.content_id, coalesce(v.variation_id, '') as module, fate.type,
        date_trunc('hour', s.at, 'UTC') as hour, (s.at at time zone a.time_zone)::date as day, count(*) as count
      from email_pieces p
        join agencies a on a.account_id = p.account_id
        join content_versions v
          on v.account_id = p.account_id and v.content_id = p.content_id and v.version = p.version,
        lateral (select coalesce(p.sent_at, p.attempt_started_at, p.created_at) as at) s,
        lateral (values ('delivered', p.delivered_at), ('open', p.opened_at), ('machine-open', p.machine_opened_at),
          ('click', p.clicked_at)) as fate(type, at)
      where p.kind = 'MARKETING' and fate.at is not null
      group by 1, 2, 3, 4, 5, 6;
    insert into counter_hourly (account_id, subject, subject_id, type, hour, module, text, count)
      select account_id, 'content', content_id, type, hour, module, '', sum(count) from counted group by 1, 3, 4, 5, 6;
    insert into counter_daily (account_id, subject, subject_id, type, day, module, text, count)
      select account_id, 'content', content_id, type, day, module, '', sum(count) from counted group by 1, 3, 4, 5, 6;
  `)
    .execute(db)
}
