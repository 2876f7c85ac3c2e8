import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { WorldContext } from './world-context.ts'

/** A fictional MLS whose export was uploaded: listings of the agency's agents, and what sold near its contacts' homes. */
export async function seedMls(db: Db, accountId: string, { config, calendar }: WorldContext) {
  const connectionId = newId()
  await db
    .insertInto('mls_connections')
    .values({
      account_id: accountId,
      id: connectionId,
      kind: 'CSV',
      name: 'Lantern Coast MLS',
      attribution: 'Lantern Coast MLS',
      office_ids: ['HH1'],
      synced_at: calendar.now,
      disclaimer: 'Sample listings of a fictional MLS. Deemed reliable but not guaranteed.',
    })
    .execute()
  await db
    .insertInto('mls_sync_runs')
    .values({
      account_id: accountId,
      id: newId(),
      connection_id: connectionId,
      kind: 'CSV',
      state: 'DONE',
      received: listingCount,
      added: listingCount,
      started_at: calendar.now,
      ended_at: calendar.now,
      requested_by: null,
    })
    .execute()
  // Every fourth listing is the agency's own; its agents take turns.
  await sql`
    insert into mls_listings (account_id, id, connection_id, listing_key, mls_number, status, full_address, door_number,
      street, unit, city, county, state, zip, latitude, longitude, property_type, bedrooms, full_baths, partial_baths,
      above_grade_sqft, below_grade_sqft, lot_size_acres, parking_spaces, floor_count, year_built, list_price_cents,
      close_price_cents, listed_on, closed_on, agent_mls_id, agent_name, office_mls_id, office_name, agent_id, is_own,
      modified_at, fingerprint)
    select ${accountId}, gen_random_uuid(), ${connectionId}, l.listing_id, (24000 + l.n)::text,
      case when l.category = 'sold' then 'CLOSED' when l.n % 7 = 0 then 'PENDING' else 'ACTIVE' end, l.address,
      l.door_number, l.street, '', l.city, coalesce(l.county, ''), l.state, l.zip, l.latitude, l.longitude, coalesce(l.property_type, ''), l.bedrooms,
      l.full_baths, l.partial_baths, l.above_grade_sqft, l.below_grade_sqft, l.lot_size_acres, l.parking_spaces,
      l.floor_count, l.year_built, l.price_cents, case when l.category = 'sold' then l.price_cents end,
      l.priced_on - case l.category when 'sold' then 45 else 0 end,
      case when l.category = 'sold' then l.priced_on end,
      coalesce('HH1-' || own.place, 'O' || l.n), coalesce(own.full_name, (${agentNames}::text[])[1 + l.n % 4]),
      case when own.id is null then 'O' || l.n % 3 else 'HH1' end,
      coalesce(own.agency, (${officeNames}::text[])[1 + l.n % 3]), own.id, own.id is not null,
      least(l.priced_on + time '16:00', ${calendar.now}::timestamptz), md5(l.listing_id)
    from (select *, (row_number() over (order by listing_id))::int as n from market_listings
        where listing_id like ${`${config.agency}-%`}) l
      left join (select a.id, u.full_name, g.name as agency,
          (row_number() over (order by u.full_name) - 1)::int as place, (count(*) over ())::int as total
        from agents a join users u on u.id = a.user_id join agencies g on g.account_id = a.account_id
        where a.account_id = ${accountId} and a.onboarding_step = 'COMPLETED') own
        on l.n % 4 = 0 and own.place = (l.n / 4) % own.total
    where l.n <= ${listingCount}`.execute(db)
}

const listingCount = 40
const agentNames = ['Ida Bell', 'Owen Hale', 'Marta Kern', 'Joel Pratt']
const officeNames = ['Tidewater Homes', 'Breakwater Realty', 'Pine Point Properties']
