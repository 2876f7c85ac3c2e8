import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithContacts, toFilterQuery } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * dayLength)

/** Nora has a home, a lead and tags, and was emailed. Tom has another home and was called long ago. Ana has nothing. */
async function createThreeContacts(world: World) {
  const agency = await createAgencyWithContacts(world)
  const { addContact, addProperty, listNames } = agency
  const account = { account_id: agency.agency.accountId }
  const { db } = world.owner
  const attribute = { entity: 'CONTACT', label: 'Lease ends', type: 'DATE' } as const
  const owner = await world.factory.createAgent(agency.agency)
  const { key: attributeKey } = await owner.call('POST /agent/attributes', { body: attribute })
  const nora = await addContact('Nora Field', { tags: ['Sphere'], source: 'Widget' })
  const tom = await addContact('Tom Reed', { tags: ['Buyer'], source: 'Import' })
  const ana = await addContact('Ana Lopez', { ownerId: null, source: 'Import' })
  const homes = [await addProperty(nora._id, { city: 'Dover' }), await addProperty(tom._id, { city: '' })]
  const estimate = { ...account, provider: 'ATTOM', low_cents: 1, high_cents: 9, confidence: 50 }
  const valueDate = (days: number) => daysAgo(days).toISOString().slice(0, 10)
  await db
    .insertInto('value_estimates')
    .values([
      { ...estimate, property_id: homes[0] ?? '', value_date: valueDate(9), median_cents: 500_000_00 },
      { ...estimate, property_id: homes[0] ?? '', value_date: valueDate(99), median_cents: 400_000_00 },
    ])
    .execute()
  const addEntry = (contact_id: string, event_group: string, kind: string, at: Date) =>
    db
      .insertInto('timeline_entries')
      .values({ ...account, id: newId(), contact_id, event_group, kind, at, detail: '{}' })
      .execute()
  await addEntry(nora._id, 'EMAIL', 'SENT', daysAgo(3))
  await addEntry(tom._id, 'CALL', 'LOGGED', daysAgo(40))
  // What the contact did is no contact by the agency.
  await addEntry(tom._id, 'EMAIL', 'OPENED', daysAgo(1))
  await addEntry(ana._id, 'WORKFLOW', 'NOTIFIED', daysAgo(1))
  const listMatching = (...filters: object[]) =>
    listNames({ ...toFilterQuery(...filters), sort: 'name', sortOrder: 'asc' })
  return { ...agency, attributeKey, nora, tom, listMatching }
}

describe('a filter', () => {
  test('excludes values, and then contacts without a value match', async ({ world }) => {
    const { agent, listMatching } = await createThreeContacts(world)
    expect(await listMatching({ key: 'tags', noneOf: ['Sphere'] })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await listMatching({ key: 'owner', noneOf: [agent.agentId] })).toEqual(['Ana Lopez'])
    expect(await listMatching({ key: 'owner', noneOf: ['NONE'] })).toEqual(['Nora Field', 'Tom Reed'])
    expect(await listMatching({ key: 'source', noneOf: ['Import', 'Referral'] })).toEqual(['Nora Field'])
    expect(await listMatching({ key: 'city', noneOf: ['Dover'] })).toEqual(['Ana Lopez', 'Tom Reed'])
  })

  test('asks whether there is a value', async ({ world }) => {
    const { agent, attributeKey, tom, listMatching } = await createThreeContacts(world)
    await agent.call('PATCH /agent/contacts/:contactId', {
      params: { contactId: tom._id },
      body: { custom: { [attributeKey]: '2026-05-01' } },
    })
    const { fields } = await agent.call('GET /agent/contacts/filter-config')
    expect(await listMatching({ key: 'city', isEmpty: true })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await listMatching({ key: `custom.${attributeKey}`, isEmpty: false })).toEqual(['Tom Reed'])
    expect(await listMatching({ key: 'lastContactedAt', isEmpty: true })).toEqual(['Ana Lopez'])
    expect(await listMatching({ key: 'leadStage', isEmpty: false })).toEqual([])
    expect(await listMatching({ key: 'homeValue', isEmpty: false })).toEqual(['Nora Field'])
    for (const { key } of fields.filter(({ canBeEmpty }) => canBeEmpty)) {
      const [without, having] = [
        await listMatching({ key, isEmpty: true }),
        await listMatching({ key, isEmpty: false }),
      ]
      expect([...without, ...having].sort(), key).toEqual(['Ana Lopez', 'Nora Field', 'Tom Reed'])
    }
  })

  test('is relative to today, also in a saved segment, in the time zone of the agency', async ({ world }) => {
    const { agency, agent, tom, nora, updateContact, listMatching, listNames } = await createThreeContacts(world)
    await updateContact(tom._id, { created_at: daysAgo(40), last_activity_at: daysAgo(20) })
    expect(await listMatching({ key: 'createdAt', inLastDays: 30 })).toEqual(['Ana Lopez', 'Nora Field'])
    expect(await listMatching({ key: 'lastActivityAt', notInLastDays: 7 })).toEqual(['Tom Reed'])
    expect(await listMatching({ key: 'lastActivityAt', inLastDays: 21 })).toContain('Tom Reed')
    const filters = [{ key: 'createdAt', inLastDays: 7 }]
    const { _id: segmentId } = await agent.call('POST /agent/segments', { body: { name: 'New', filters } })
    expect((await listNames({ segmentId })).sort()).toEqual(['Ana Lopez', 'Nora Field'])
    await updateContact(nora._id, { created_at: daysAgo(9) })
    expect(await listNames({ segmentId })).toEqual(['Ana Lopez'])
    // Today begins at midnight of the agency.
    await world.owner.pool.query('update contacts set created_at = $2::timestamptz where id = $1', [
      nora._id,
      await startOfToday(world, agency.accountId),
    ])
    expect(await listMatching({ key: 'createdAt', inLastDays: 1 })).toContain('Nora Field')
  })

  test('finds contacts by the stage of a lead, the value of a home and when they were last contacted', async ({
    world,
  }) => {
    const { agent, nora, listMatching } = await createThreeContacts(world)
    await agent.call('POST /agent/leads', { body: { contactId: nora._id, leadType: 'SELLER' } })
    expect(await listMatching({ key: 'leadStage', anyOf: ['NEW', 'CLOSED'] })).toEqual(['Nora Field'])
    expect(await listMatching({ key: 'leadStage', anyOf: ['CLOSED'] })).toEqual([])
    expect(await listMatching({ key: 'leadStage', noneOf: ['NEW'] })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await listMatching({ key: 'homeValue', from: 450_000_00 })).toEqual(['Nora Field'])
    expect(await listMatching({ key: 'homeValue', till: 450_000_00 })).toEqual([])
    expect(await listMatching({ key: 'lastContactedAt', inLastDays: 30 })).toEqual(['Nora Field'])
    expect(await listMatching({ key: 'lastContactedAt', notInLastDays: 30 })).toEqual(['Ana Lopez', 'Tom Reed'])
    const day = daysAgo(40).toISOString().slice(0, 10)
    expect(await listMatching({ key: 'lastContactedAt', till: day })).toEqual(['Tom Reed'])
  })
})

async function startOfToday(world: World, accountId: string): Promise<Date> {
  const { rows } = await world.owner.pool.query(
    `select date_trunc('day', now() at time zone time_zone) at time zone time_zone as at from agencies where account_id = $1`,
    [accountId],
  )
  return rows[0]?.at ?? new Date(0)
}
