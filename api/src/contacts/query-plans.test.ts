import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type { ContactSort } from '@gable/shared/contacts/list.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { createLargeAgency } from '../testing/large-agency.ts'
import { captureQueries, explainGenericPlans, explainQueries } from '../testing/query-plans.ts'
import { test, type World } from '../testing/world.ts'
import { listAllContacts, listIfFewMatch, listPage, type PageOptions } from './list-queries.ts'
import { getContactMap } from './map-queries.ts'
import { countContacts } from './selection-queries.ts'
import { isTagUsed } from './tag-queries.ts'

vi.setConfig({ testTimeout: 60_000 })

const filters: ContactFilter[] = [
  { key: 'owner', anyOf: [newId()] },
  { key: 'tags', anyOf: ['Rare'] },
  { key: 'source', anyOf: ['Nowhere'] },
  { key: 'campaign', anyOf: ['nothing'] },
  { key: 'campaignSource', anyOf: ['nowhere'] },
  { key: 'subscription', anyOf: ['UNSUBSCRIBED'] },
  { key: 'texting', anyOf: ['AGREED'] },
  { key: 'texting', anyOf: ['OPTED_OUT'] },
  { key: 'city', anyOf: ['Bath'] },
  { key: 'zip', anyOf: ['04530'] },
  { key: 'propertyType', anyOf: ['Houseboat'] },
  { key: 'hasEmail', is: false },
  { key: 'hasPhone', is: false },
  { key: 'isMarketing', is: false },
  { key: 'hasProperty', is: false },
  { key: 'hasMortgage', is: true },
  { key: 'isClaimed', is: true },
  { key: 'createdAt', from: '2001-01-01', till: '2001-01-02' },
  { key: 'lastActivityAt', from: '2001-01-01', till: '2001-01-02' },
  { key: 'tags', noneOf: ['Rare'] },
  { key: 'city', isEmpty: true },
  { key: 'leadStage', anyOf: ['CLOSED'] },
  { key: 'homeValue', from: 9_000_000_00 },
  { key: 'lastContactedAt', inLastDays: 7 },
  { key: 'lastActivityAt', notInLastDays: 7 },
  { key: 'custom.size', from: 5 },
  { key: 'custom.kind', anyOf: ['A'] },
]

test('every contact query uses an index, also in a large account', async ({ world }) => {
  const scope = await createAgencyWithManyContacts(world)
  const explain = async (work: (db: Db) => Promise<unknown>) =>
    explainQueries(world.product, scope, await captureQueries(world.product, scope, 'account_contacts', work))
  const findSequentialScans = async (work: (db: Db) => Promise<unknown>) =>
    (await explain(work)).filter((plan) =>
      /Seq Scan on (contacts|properties|contact_properties|mortgages)\b/.test(plan),
    )
  const page = (sort: ContactSort, sortOrder: 'asc' | 'desc' = 'desc') => ({
    sort,
    sortOrder,
    pageSize: 25,
    after: { key: sort.endsWith('At') ? '2026-01-01T00:00:00Z' : 'nora', id: newId() },
  })
  const firstPage = { ...page('lastActivityAt'), after: undefined }
  const all = { search: '', filters: [] }

  for (const sort of ['name', 'email', 'phone', 'source', 'lastActivityAt', 'createdAt'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const [plan] = await explain((db) => listPage(db, scope, all, page(sort, order)))
      expect(plan, sort).toMatch(
        /Index (Only )?Scan (Backward )?using contacts_(by_(name|email|phone|source_name)|active|newest)/,
      )
      expect(plan, sort).not.toMatch(/Sort/)
      const [countedPlan] = await explain((db) => listAllContacts(db, scope, page(sort, order)))
      expect(countedPlan, sort).toMatch(
        /Index (Only )?Scan (Backward )?using contacts_(by_(name|email|phone|source_name)|active|newest)/,
      )
    }
  for (const order of ['asc', 'desc'] as const)
    for (const after of [undefined, { key: order === 'asc' ? '0nora' : '1nora', id: newId() }]) {
      const byOwner = { ...page('owner', order), after }
      for (const work of [
        (db: Db) => listPage(db, scope, all, byOwner),
        (db: Db) => listAllContacts(db, scope, byOwner),
      ]) {
        const [plan] = await explain(work)
        const ownerScans = plan?.match(/Scan (Backward )?using contacts_by_owner .*\n.*Index Cond: .*owner_id/g)
        expect(ownerScans, plan).toHaveLength(2)
        expect(plan).not.toMatch(/Seq Scan on contacts/)
      }
    }
  for (const order of ['asc', 'desc'] as const)
    for (const eachProperty of [false, true])
      for (const [sort, index] of [
        ['address', 'properties_address'],
        ['homeValue', 'value_estimates_by_value'],
      ] as const) {
        const after = (key: string) => ({ ...page(sort, order), eachProperty, after: { key, id: newId() } })
        const firstOfOrder = { ...page(sort, order), eachProperty, after: undefined }
        for (const options of [firstOfOrder, after(order === 'asc' ? '0500' : '1500')])
          for (const list of [listPage, listAll]) {
            const [plan] = await explain((db) => list(db, scope, all, options))
            const condition = options.after ? '.*(address_key|median_cents) [<>]=' : ''
            expect(plan).toMatch(
              new RegExp(`Scan (Backward )?using ${index} .*\\n.*Index Cond: .*account_id${condition}`),
            )
            expect(plan).not.toMatch(/Seq Scan on (contacts|properties|contact_properties|value_estimates)\b/)
          }
        for (const list of [listPage, listAll]) {
          const [plan] = await explain((db) => list(db, scope, all, after(order === 'asc' ? '1' : '0')))
          expect(plan).toMatch(
            /Scan (Backward )?using contacts_\w+ on contacts .*\n.*Index Cond: .*account_id.*\(id [<>]/,
          )
          expect(plan).not.toMatch(/Seq Scan on (contacts|properties|contact_properties|value_estimates)\b|Hash/)
        }
      }
  const genericPlans = await explainGenericPlans(
    world.product,
    await captureQueries(world.product, scope, 'account_contacts', (db) => listAllContacts(db, scope, firstPage)),
  )
  expect(genericPlans).toHaveLength(2)
  expect(genericPlans[0]).toMatch(/Index Scan Backward using contacts_active/)
  expect(genericPlans[1]).toMatch(/Index Scan using contacts_pkey/)
  expect(genericPlans.join()).not.toMatch(/Seq Scan on (contacts|properties|contact_properties|mortgages)\b/)
  const [few] = await explain((db) => listIfFewMatch(db, scope, { search: 'quixote', filters: [] }, firstPage))
  expect(few).toMatch(/Bitmap Index Scan on contacts_found/)
  for (const filter of filters) {
    const query = { search: '', filters: [filter] }
    expect(await findSequentialScans((db) => countContacts(db, scope, query)), filter.key).toEqual([])
    for (const find of [listPage, listIfFewMatch])
      expect(await findSequentialScans((db) => find(db, scope, query, page('lastActivityAt'))), filter.key).toEqual([])
  }
  expect(await findSequentialScans((db) => countContacts(db, scope, all))).toEqual([])
  const tagged = { search: '', filters: [{ key: 'tags', anyOf: ['Rare'] }], includesArchived: true }
  expect(await findSequentialScans((db) => countContacts(db, scope, tagged))).toEqual([])
  expect(await findSequentialScans((db) => isTagUsed(db, scope, 'Rare'))).toEqual([])
  const box = { south: 43, north: 43.001, west: -71, east: -70.999 }
  expect(await findSequentialScans((db) => getContactMap(db, scope, all, box))).toEqual([])
})

const listAll = (db: Db, scope: AccountScope, _query: unknown, page: PageOptions) => listAllContacts(db, scope, page)

/** Contacts with one property each, two of three with the same owner. */
function createAgencyWithManyContacts(world: World) {
  const { db } = world.owner
  return createLargeAgency(
    world,
    ['contacts', 'properties', 'contact_properties', 'value_estimates'],
    async (accountId, size) => {
      const { agentId } = await world.factory.createMember({ accountId })
      await sql`
      insert into contacts (account_id, id, owner_id, first_name, last_name, email, source, tags, created_at)
      select ${accountId}, gen_random_uuid(), case when n % 3 > 0 then ${agentId}::uuid end,
        'Nora' || n, 'Field' || n % 700, 'nora' || n || '@example.com', 'Import',
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
      await sql`
      insert into value_estimates (account_id, property_id, provider, value_date, median_cents, low_cents, high_cents, confidence)
      select ${accountId}, id, 'ATTOM', current_date - quarter * 90, (latitude * 10000000)::bigint, 1, 9, 50
      from properties, generate_series(0, 3) quarter where account_id = ${accountId}`.execute(db)
    },
  )
}
