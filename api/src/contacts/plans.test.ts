import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type { ContactSort } from '@gable/shared/contacts/list.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../platform/database.ts'
import { crowdedAgency } from '../testing/crowded-agency.ts'
import { keptPlansOf, plansOf, statementsOf } from '../testing/statements.ts'
import { test, type World } from '../testing/world.ts'
import { countContacts } from './found-queries.ts'
import { everyone, fewFound, listPage } from './list-queries.ts'
import { mapOf } from './map-queries.ts'

vi.setConfig({ testTimeout: 60_000 })

const filters: ContactFilter[] = [
  { key: 'owner', anyOf: [newId()] },
  { key: 'tags', anyOf: ['Rare'] },
  { key: 'source', anyOf: ['Nowhere'] },
  { key: 'subscription', anyOf: ['UNSUBSCRIBED'] },
  { key: 'city', anyOf: ['Bath'] },
  { key: 'zip', anyOf: ['04530'] },
  { key: 'propertyType', anyOf: ['Houseboat'] },
  { key: 'hasMortgage', is: true },
  { key: 'isClaimed', is: true },
  { key: 'createdAt', from: '2001-01-01', till: '2001-01-02' },
  { key: 'lastActivityAt', from: '2001-01-01', till: '2001-01-02' },
  { key: 'custom.size', from: 5 },
  { key: 'custom.kind', anyOf: ['A'] },
]

test('contacts are found by index, however they are looked for and however many there are', async ({ world }) => {
  const scope = await bigAgency(world)
  const explained = async (work: (db: Db) => Promise<unknown>) =>
    plansOf(world.product, scope, await statementsOf(world.product, scope, 'own_contacts', work))
  const wholeScans = async (work: (db: Db) => Promise<unknown>) =>
    (await explained(work)).filter((plan) =>
      /Seq Scan on (contacts|properties|contact_properties|mortgages)\b/.test(plan),
    )
  const page = (sort: ContactSort, sortOrder: 'asc' | 'desc' = 'desc') => ({
    ...{ sort, sortOrder, pageSize: 25 },
    after: { key: sort === 'name' ? 'nora' : '2026-01-01T00:00:00Z', id: newId() },
  })
  const firstPage = { ...page('lastActivityAt'), after: undefined }
  const all = { search: '', filters: [] }

  for (const sort of ['name', 'lastActivityAt', 'createdAt'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const [plan] = await explained((db) => listPage(db, scope, all, page(sort, order)))
      expect(plan, sort).toMatch(/Index (Only )?Scan (Backward )?using contacts_(by_name|active|newest)/)
      expect(plan, sort).not.toMatch(/Sort/)
      const [counted] = await explained((db) => everyone(db, scope, page(sort, order)))
      expect(counted, sort).toMatch(/Index (Only )?Scan (Backward )?using contacts_(by_name|active|newest)/)
    }
  const kept = await keptPlansOf(
    world.product,
    await statementsOf(world.product, scope, 'own_contacts', (db) => everyone(db, scope, firstPage)),
  )
  expect(kept).toHaveLength(2)
  expect(kept[0]).toMatch(/Index Scan Backward using contacts_active/)
  expect(kept[1]).toMatch(/Index Scan using contacts_pkey/)
  expect(kept.join()).not.toMatch(/Seq Scan on (contacts|properties|contact_properties|mortgages)\b/)
  const [few] = await explained((db) => fewFound(db, scope, { search: 'quixote', filters: [] }, firstPage))
  expect(few).toMatch(/Bitmap Index Scan on contacts_found/)
  for (const filter of filters) {
    const wanted = { search: '', filters: [filter] }
    expect(await wholeScans((db) => countContacts(db, scope, wanted)), filter.key).toEqual([])
    for (const find of [listPage, fewFound])
      expect(await wholeScans((db) => find(db, scope, wanted, page('lastActivityAt'))), filter.key).toEqual([])
  }
  expect(await wholeScans((db) => countContacts(db, scope, all))).toEqual([])
  const box = { south: 43, north: 43.001, west: -71, east: -70.999 }
  expect(await wholeScans((db) => mapOf(db, scope, all, box))).toEqual([])
})

/** Contacts with a home each. */
function bigAgency(world: World) {
  const { db } = world.owner
  return crowdedAgency(world, ['contacts', 'properties', 'contact_properties'], async (accountId, size) => {
    await sql`
      insert into contacts (account_id, id, first_name, last_name, email, source, tags, created_at)
      select ${accountId}, gen_random_uuid(), 'Nora' || n, 'Field' || n % 700, 'nora' || n || '@example.com', 'Import',
        array['Tag ' || n % 5], timestamptz '2026-01-01' - n * interval '1 minute'
      from generate_series(1, ${size}::int) n`.execute(db)
    await sql`
      insert into properties (account_id, id, door_number, street, city, state, zip, full_address, latitude, longitude)
      select ${accountId}, id, '1', 'Elm Street', 'Town ' || n % 300, 'NH', (10000 + n % 300)::text,
        n || ' Elm Street', 40 + n / 3000.0, -74 + n / 3000.0
      from (select id, row_number() over () as n from contacts where account_id = ${accountId}) c`.execute(db)
    await sql`
      insert into contact_properties (account_id, contact_id, property_id)
      select ${accountId}, id, id from contacts where account_id = ${accountId}`.execute(db)
  })
}
