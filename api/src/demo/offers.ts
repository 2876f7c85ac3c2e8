import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Offers for the two newest sellers: a listing and two cash offers for the first, a listing for the second. */
export async function seedOffers(db: Db, accountId: string, now: Date) {
  const salt = 220_001
  await sql`
    with seller as (
      select l.property_id, l.contact_id, l.agent_id, row_number() over (order by l.created_at desc, l.id) as place,
        greatest(l.created_at, ${now}::timestamptz - interval '20 days') as since,
        round((select median_cents from value_estimates v where v.account_id = ${accountId} and v.property_id = l.property_id
          order by value_date desc, provider limit 1) / 500000.0) * 500000 as worth
      from leads l join contacts c on c.account_id = ${accountId} and c.id = l.contact_id
      where l.account_id = ${accountId} and l.lead_type = 'SELLER' and l.stage <> 'LOST' and l.stage <> 'CLOSED'
        and c.email is not null and c.unsubscribed_at is null and c.archived_at is null
        and l.created_at < ${now}::timestamptz - interval '2 days'
        and exists (select from value_estimates v where v.account_id = ${accountId} and v.property_id = l.property_id)
        and not exists (select from leads o where o.account_id = ${accountId} and o.property_id = l.property_id and o.id > l.id)
    ), draft (nth, place, offer_type, share, buyer, terms, expires_in) as (values
      (1, 1, 'LISTING', 0.98, '', 'We pay for photos, video and staging. You can cancel any time within 90 days.', null::interval),
      (2, 1, 'CASH', 0.92, 'Harborlight Homes', 'As is: no repairs, no inspection. You choose the move-out date.', interval '9 days'),
      (3, 1, 'CASH', 0.89, 'Granite State Buyers', 'Subject to a roof inspection.', interval '-1 day'),
      (4, 2, 'LISTING', 0.97, '', '', null)
    ), inserted as (
      insert into offers (account_id, id, property_id, agent_id, offer_type, amount_cents, closing_on, expires_at, buyer,
        low_cents, high_cents, commission_percent, terms, created_at, updated_at)
      select ${accountId}, pg_temp.uuid_at(pg_temp.to_ms(since), nth, ${salt}), property_id, agent_id, offer_type,
        case offer_type when 'CASH' then worth * share end,
        case offer_type when 'CASH' then (${now}::timestamptz + interval '40 days')::date end,
        date_trunc('hour', ${now}::timestamptz + expires_in), buyer,
        case offer_type when 'LISTING' then worth * share end,
        case offer_type when 'LISTING' then worth * (share + 0.06) end,
        case offer_type when 'LISTING' then 2.5 end, terms, since, since
      from draft join seller using (place)
      returning *
    ), recorded as (
      insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, property_id, agent_id, detail)
      select ${accountId}, pg_temp.uuid_at(pg_temp.to_ms(entry.at), hashtext(p.id || entry.kind), ${salt}), entry.at,
        'OFFER', entry.kind, s.contact_id, p.property_id, case entry.kind when 'CREATED' then p.agent_id end,
        jsonb_strip_nulls(jsonb_build_object('offerId', p.id, 'offerType', p.offer_type,
          'amountCents', coalesce(p.amount_cents, p.low_cents), 'highCents', p.high_cents))
      from inserted p join seller s using (property_id),
        lateral (values ('CREATED', p.created_at), ('EXPIRED', p.expires_at)) entry (kind, at)
      where entry.at <= ${now}
      returning contact_id, at
    )
    update contacts c set last_activity_at = greatest(c.last_activity_at, newest.at)
    from (select contact_id, max(at) as at from recorded group by 1) newest
    where c.account_id = ${accountId} and c.id = newest.contact_id
  `.execute(db)
}
