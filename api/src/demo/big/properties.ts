import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { BigContext } from './context.ts'

/** Properties with owners, quarterly estimates and mortgages. */
export async function seedBigProperties(db: Db, context: BigContext) {
  await seedProperties(db, context)
  await sql`analyze contacts, properties`.execute(db)
  await seedOwners(db, context)
  await seedEstimates(db, context)
  await seedMortgages(db, context)
}

/** Door numbers are counted up street by street, so that every address is unique. */
const seedProperties = (db: Db, { accountId, salt }: BigContext) =>
  sql`
  insert into properties (account_id, id, door_number, street, city, county, state, zip, full_address, latitude, longitude,
    property_type, bedrooms, full_baths, above_grade_sqft, lot_size_acres, parking_spaces, floor_count, year_built,
    last_sold_on, last_sold_cents, clip_id, created_at)
  select ${accountId}, property_id, door, street, town, 'Gallatin', 'MT', zip,
    door || ' ' || street || ', ' || town || ', MT ' || zip,
    45.6 + (place % 12) * 0.03 + pg_temp.rng(n, ${salt} + 30) * 0.02,
    -111.3 + (place % 12) * 0.04 + pg_temp.rng(n, ${salt} + 31) * 0.03,
    pg_temp.pick(array['Single Family', 'Single Family', 'Single Family', 'Condo', 'Townhouse'], n, ${salt} + 32),
    1 + sqft / 700, 1 + sqft / 1100, sqft, 0.1 + round(pg_temp.rng(n, ${salt} + 34)::numeric, 3),
    n % 4, 1 + n % 2, 1900 + n % 120, (at - pg_temp.rng(n, ${salt} + 35) * interval '20 years' - interval '60 days')::date,
    sqft * (12000 + (n % 90) * 100), (1000000000 + n)::text, at
  from people
  cross join lateral (select n / 12 as place, 700 + floor(pg_temp.rng(n, ${salt} + 33) * 3000)::int as sqft) as home
  cross join lateral (
    select (1 + n / (12 * cardinality(${streets}::text[])))::text as door,
      (${streets}::text[])[1 + n / 12 % cardinality(${streets}::text[])] as street,
      (${towns}::text[])[1 + n % 12] as town, (59770 + n % 12)::text as zip
  ) as address
  where property_id is not null
  order by n`.execute(db)

const seedOwners = (db: Db, { accountId }: BigContext) =>
  sql`
  insert into contact_properties (account_id, contact_id, property_id, created_at)
  select ${accountId}, contact_id, property_id, at from people where property_id is not null order by n`.execute(db)

const seedEstimates = (db: Db, { accountId, until, salt }: BigContext) =>
  sql`
  insert into value_estimates (account_id, property_id, provider, value_date, median_cents, low_cents, high_cents, confidence)
  select ${accountId}, property_id, 'CORELOGIC', day, median, median * 94 / 100, median * 106 / 100, 70 + n % 25
  from people
  cross join generate_series(0, 3) as quarter
  cross join lateral (
    select (date_trunc('quarter', ${until}::timestamptz) - quarter * interval '3 months')::date as day,
      100000 * floor((300 + 600 * pg_temp.rng(n, ${salt} + 40)) * 100000 * (1 - quarter * 0.009) / 100000)::bigint as median
  ) as estimate
  where property_id is not null
  order by n, day`.execute(db)

const seedMortgages = (db: Db, { accountId, salt }: BigContext) =>
  sql`
  insert into mortgages (account_id, id, property_id, mortgage_date, amount_cents, term_months, annual_rate, loan_type, lender_name)
  select ${accountId}, pg_temp.uuid_at(ms, n, ${salt} + 44), property_id,
    (at - pg_temp.rng(n, ${salt} + 46) * interval '12 years')::date, 100000 * (1500 + n % 4000), 360,
    3 + (n % 32) / 8.0, pg_temp.pick(array['Conventional', 'Conventional', 'FHA', 'VA'], n, ${salt} + 47),
    pg_temp.pick(array['Bridger Savings Bank', 'First Granite Savings', 'Meridian Home Lending'], n, ${salt} + 48)
  from people where property_id is not null and pg_temp.rng(n, ${salt} + 43) < 0.75
  order by n`.execute(db)

const towns = [
  'Elk Crossing',
  'Beartrap',
  'Silver Creek',
  'North Bridger',
  'Cottonwood Flats',
  'Hyalite',
  'Storm Castle',
  'Cinnamon',
  'Ennis Bend',
  'Lone Mountain',
  'Spanish Peak',
  'Moonlight',
]

const streets = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elk',
  'Falcon',
  'Granite',
  'Heron',
  'Iris',
  'Juniper',
  'Kestrel',
]
  .concat(['Larch', 'Meadow', 'Nighthawk', 'Osprey', 'Ponderosa', 'Quarry', 'Ridge', 'Sage', 'Tamarack', 'Willow'])
  .flatMap((name) => ['Street', 'Lane', 'Road', 'Drive', 'Court', 'Trail'].map((kind) => `${name} ${kind}`))
