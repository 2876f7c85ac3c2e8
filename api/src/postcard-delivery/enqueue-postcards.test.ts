import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { createPostcardScenario } from '../testing/postcards.ts'
import { test } from '../testing/world.ts'

test('each contact with a home gets one postcard, whose credits are reserved', async ({ world }) => {
  const { queue, listPieces, listStates, balance } = await createPostcardScenario(world, { contacts: 3 })
  expect(await queue()).toEqual({ queued: 3, held: 0 })
  expect(await queue()).toEqual({ queued: 0, held: 0 })
  // Lists by id are in the order of the queue.
  const ids = (await listPieces()).map(({ id }) => id)
  expect(ids).toEqual([...ids].sort())
  expect(await listStates()).toEqual(['QUEUED', 'QUEUED', 'QUEUED'])
  expect(await balance()).toMatchObject({ available: 970, reserved: 30 })
})

test('postcards that nobody should get are held with the reason, and cost nothing', async ({ world }) => {
  const { queue, listStates, balance, contactIds, updateContact, accountId } = await createPostcardScenario(world, {
    contacts: 7,
  })
  const { db } = world.owner
  const [archived = '', unsubscribed = '', nonMarketing = '', homeless = '', incomplete = ''] = contactIds
  await updateContact(archived, { archived_at: new Date() })
  await updateContact(unsubscribed, { unsubscribed_at: new Date() })
  await updateContact(nonMarketing, { is_non_marketing: true })
  await db.deleteFrom('contact_properties').where('contact_id', '=', homeless).execute()
  await sql`update properties set zip = '' where account_id = ${accountId} and id = (
    select property_id from contact_properties where contact_id = ${incomplete})`.execute(db)
  expect(await queue()).toEqual({ queued: 2, held: 5 })
  expect(await listStates()).toEqual([
    'ARCHIVED',
    'UNSUBSCRIBED',
    'NON_MARKETING',
    'NO_ADDRESS',
    'INCOMPLETE_ADDRESS',
    'QUEUED',
    'QUEUED',
  ])
  expect(await balance()).toMatchObject({ available: 980, reserved: 20 })
})

test('an address that an agent typed is enough when it has street, city, state and ZIP code', async ({ world }) => {
  const { queue, listStates, contactIds, accountId } = await createPostcardScenario(world, { contacts: 2 })
  for (const [index, address] of ['18 Spring Street, Portland, ME 04101', 'Spring Street, Portland'].entries())
    await sql`update properties set full_address = ${address}, street = '', door_number = '', city = '', state = '', zip = ''
      where account_id = ${accountId} and id = (
        select property_id from contact_properties where contact_id = ${contactIds[index]})`.execute(world.owner.db)
  expect(await queue()).toEqual({ queued: 1, held: 1 })
  expect(await listStates()).toEqual(['QUEUED', 'INCOMPLETE_ADDRESS'])
})

test('a household gets one postcard per occasion, also when its members are queued apart', async ({ world }) => {
  const { queue, listStates, contactIds } = await createPostcardScenario(world, { contacts: 3 })
  const [first = '', second = '', third = ''] = contactIds
  await sql`update contact_properties set property_id = (
    select property_id from contact_properties where contact_id = ${first}) where contact_id = any(${[second, third]}::uuid[])`.execute(
    world.owner.db,
  )
  expect(await queue('spring', [first, second])).toEqual({ queued: 1, held: 1 })
  expect(await queue('spring', [third])).toEqual({ queued: 0, held: 1 })
  expect(await listStates()).toEqual(['QUEUED', 'DUPLICATE_HOUSEHOLD', 'DUPLICATE_HOUSEHOLD'])
  expect(await queue('fall', [third])).toEqual({ queued: 1, held: 0 })
})

test('credits go to the first ones as far as they reach', async ({ world }) => {
  const { queue, listStates, balance } = await createPostcardScenario(world, { contacts: 3, credits: 25 })
  expect(await queue()).toEqual({ queued: 2, held: 1 })
  expect(await listStates()).toEqual(['QUEUED', 'QUEUED', 'NOT_ENOUGH_CREDITS'])
  expect(await balance()).toMatchObject({ available: 5, reserved: 20 })
})

test('two sends at once cannot both take the last credits', async ({ world }) => {
  const { queue, listStates, balance, contactIds } = await createPostcardScenario(world, { contacts: 8, credits: 40 })
  await Promise.all(contactIds.map((id, n) => queue(`occasion ${n}`, [id])))
  const states = await listStates()
  expect(states.filter((state) => state === 'QUEUED')).toHaveLength(4)
  expect(states.filter((state) => state === 'NOT_ENOUGH_CREDITS')).toHaveLength(4)
  expect(await balance()).toMatchObject({ available: 0, reserved: 40 })
})

test('a queue longer than the daily limit is planned over the days, in order', async ({ world }) => {
  const { queue, listPieces, agent } = await createPostcardScenario(world, { contacts: 5, dailyLimit: 2 })
  await queue()
  const listOffsets = async () => {
    const [first, ...others] = (await listPieces()).map(({ due_on }) => Date.parse(due_on) / dayLength)
    return [first, ...others].map((day) => (day ?? 0) - (first ?? 0))
  }
  expect(await listOffsets()).toEqual([0, 0, 1, 1, 2])
  await agent.call('PUT /agent/content/postcard/daily-limit', { body: { limit: 4 } })
  expect(await listOffsets()).toEqual([0, 0, 0, 0, 1])
  expect(await agent.call('GET /agent/content/postcard/daily-limit')).toEqual({ limit: 4 })
})
