import type { LeadStage } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { agencyWithLeads } from '../testing/leads.ts'
import { test } from '../testing/world.ts'

describe('the board', () => {
  test('has every stage, with its count, its worth, and its leads in the order they were put', async ({ world }) => {
    const { ada, columns } = await agencyWithLeads(world, [
      { position: 3, value_cents: 100_00 },
      { position: 1, value_cents: 250_00 },
      { stage: 'LOST', lost_reason: 'Moved away' },
    ])
    const { columns: all } = await ada.call('GET /agent/leads/board')
    expect(all.map(({ stage, count, valueCents }) => [stage, count, valueCents])).toEqual([
      ['NEW', 2, 350_00],
      ['CONTACTED', 0, 0],
      ['QUALIFIED', 0, 0],
      ['UNDER_CONTRACT', 0, 0],
      ['CLOSED', 0, 0],
      ['LOST', 1, 0],
    ])
    expect((await columns()).NEW).toEqual([1, 0])
  })

  test('is narrowed by words, by kind and by whose they are', async ({ world }) => {
    const { ada, ids, columns } = await agencyWithLeads(world, [
      { name: 'Nora Field', email: 'nora@example.com' },
      { name: 'Ben Stone', lead_type: 'BUYER' },
    ])
    await ada.call('PATCH /agent/leads/lead/:leadId', {
      params: { leadId: ids[1] ?? '' },
      body: { agentId: ada.agentId },
    })
    expect((await columns({ search: 'nora@' })).NEW).toEqual([0])
    expect((await columns({ search: '100%' })).NEW).toEqual([])
    expect((await columns({ leadTypes: 'BUYER' })).NEW).toEqual([1])
    expect((await columns({ agentId: ada.agentId })).NEW).toEqual([1])
    expect((await columns({ agentId: 'none' })).NEW).toEqual([0])
  })
})

test('a column grows as far as it is asked to, and the others stay', async ({ world }) => {
  const { columns } = await agencyWithLeads(
    world,
    Array.from({ length: 60 }, (_, n) => ({ stage: n % 2 ? 'NEW' : 'CLOSED' })),
  )
  const length = async (query = {}) =>
    Object.entries(await columns(query)).flatMap(([stage, leads]) => (leads.length ? [[stage, leads.length]] : []))
  expect(await length()).toEqual([
    ['NEW', 25],
    ['CLOSED', 25],
  ])
  expect(await length({ lengths: 'NEW.75' })).toEqual([
    ['NEW', 30],
    ['CLOSED', 25],
  ])
})

test('leads of contacts that were put away are put away with them', async ({ world }) => {
  const { ada, ids, columns } = await agencyWithLeads(world, [{}, {}])
  const { contactId } = await ada.call('GET /agent/leads/lead/:leadId', { params: { leadId: ids[0] ?? '' } })
  await ada.call('POST /agent/contacts/:contactId/archived', { params: { contactId } })
  expect((await columns()).NEW).toEqual([1])
  expect((await ada.call('GET /agent/leads/search')).total).toBe(1)
  expect((await ada.call('GET /agent/leads/today')).counts.unanswered).toBe(1)
  await ada.call('POST /agent/contacts/:contactId/unarchived', { params: { contactId } })
  expect((await columns()).NEW).toEqual([0, 1])
})

describe('a move', () => {
  test.for([
    ['to the head', { below: null }, [2, 0, 1]],
    ['under another', { below: 0 }, [0, 2, 1]],
    ['to the foot', {}, [0, 1, 2]],
  ] as [string, { below?: number | null }, number[]][])(
    '%s puts a lead there',
    async ([, { below }, order], { world }) => {
      const { ids, columns, move } = await agencyWithLeads(world, [{}, {}, { stage: 'CONTACTED' }])
      const under = below === undefined ? {} : { below: below === null ? null : (ids[below] ?? '') }
      expect(await move(2, { stage: 'NEW', ...under })).toMatchObject({ stage: 'NEW' })
      expect((await columns()).NEW).toEqual(order)
    },
  )

  test('to another stage is told in the history, and within one is not', async ({ world }) => {
    const { ids, move, entries } = await agencyWithLeads(world, [{}, {}])
    await move(0, { stage: 'NEW', below: ids[1] ?? '' })
    expect(await entries()).toEqual([])
    await move(0, { stage: 'LOST', lostReason: 'Moved away' })
    expect(await entries()).toEqual([
      { kind: 'STAGE_CHANGED', detail: { leadId: ids[0], from: 'NEW', to: 'LOST', lostReason: 'Moved away' } },
    ])
    // Who comes back is lost no more.
    expect(await move(0, { stage: 'CONTACTED' })).toMatchObject({ stage: 'CONTACTED', lostReason: null })
  })

  test('to Lost asks for the reason, and to a stage that there is not is refused', async ({ world }) => {
    const { move } = await agencyWithLeads(world, [{}])
    await expect(move(0, { stage: 'LOST' })).rejects.toMatchObject({ fields: { lostReason: 'This field is required' } })
    await expect(move(0, { stage: 'GONE' as LeadStage })).rejects.toMatchObject({
      fields: { stage: 'There is no such stage any more' },
    })
  })

  test('to what is over puts a lead first, unless it is said where', async ({ world }) => {
    const { ids, columns, move } = await agencyWithLeads(world, [{ stage: 'CLOSED' }, {}, {}])
    await move(1, { stage: 'CLOSED' })
    await move(2, { stage: 'CLOSED', below: ids[1] ?? '' })
    expect((await columns()).CLOSED).toEqual([1, 2, 0])
  })

  test('within Lost keeps the reason', async ({ world }) => {
    const { move } = await agencyWithLeads(world, [{ stage: 'LOST', lost_reason: 'Moved away' }, { stage: 'LOST' }])
    expect(await move(0, { stage: 'LOST' })).toMatchObject({ stage: 'LOST', lostReason: 'Moved away' })
    expect(await move(0, { stage: 'LOST', lostReason: 'Never answered' })).toMatchObject({
      lostReason: 'Never answered',
    })
  })

  test('under a lead that was moved away meanwhile ends at the foot', async ({ world }) => {
    const { ids, columns, move } = await agencyWithLeads(world, [{}, {}, { stage: 'QUALIFIED' }])
    await move(0, { stage: 'NEW', below: ids[2] ?? '' })
    expect((await columns()).NEW).toEqual([1, 0])
  })

  test('into the same gap again and again always finds room', async ({ world }) => {
    const { ids, columns, move } = await agencyWithLeads(world, [{}, {}, {}])
    for (let n = 0; n < 60; n += 1) await move(1 + (n % 2), { stage: 'NEW', below: ids[0] ?? '' })
    expect((await columns()).NEW).toEqual([0, 2, 1])
  })

  test('many at once into one column give each a place of its own', async ({ world }) => {
    const { ids, columns, move } = await agencyWithLeads(
      world,
      Array.from({ length: 8 }, (_, n) => ({ stage: n === 0 ? 'QUALIFIED' : 'NEW' })),
    )
    await Promise.all(ids.slice(1).map((_, n) => move(n + 1, { stage: 'QUALIFIED', below: ids[0] ?? '' })))
    const { QUALIFIED = [], NEW } = await columns()
    expect(NEW).toEqual([])
    expect(QUALIFIED[0]).toBe(0)
    expect(QUALIFIED.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const rows = await world.owner.db.selectFrom('leads').select('position').where('id', 'in', ids).execute()
    expect(new Set(rows.map(({ position }) => position)).size).toBe(8)
  })
})

test('a lead gets an owner, a worth and a next step, each by itself', async ({ world }) => {
  const { agency, ids, ada, entries } = await agencyWithLeads(world, [{}])
  const params = { leadId: ids[0] ?? '' }
  const change = (body: object) => ada.call('PATCH /agent/leads/lead/:leadId', { params, body })
  const ben = await world.founding.person(agency)
  expect(await change({ agentId: ben.agentId })).toMatchObject({ agentId: ben.agentId, agentName: 'Ada Moss' })
  const nextActionAt = '2026-11-30T15:00:00.000Z'
  expect(await change({ nextAction: 'Call back', nextActionAt })).toMatchObject({
    nextAction: 'Call back',
    nextActionAt,
  })
  expect(await change({ valueCents: 41_500_000_00 })).toMatchObject({
    valueCents: 41_500_000_00,
    nextAction: 'Call back',
    agentId: ben.agentId,
  })
  expect(await change({ nextAction: '', nextActionAt: null })).toMatchObject({ nextAction: null, nextActionAt: null })
  expect((await entries()).map(({ kind }) => kind)).toEqual(['ASSIGNED'])
  const stranger = await world.founding.person(await world.founding.agency())
  await expect(change({ agentId: stranger.agentId })).rejects.toMatchObject({
    fields: { agentId: 'This person is not on the team any more' },
  })
  await expect(change({ valueCents: -1 })).rejects.toMatchObject({ code: 'invalid' })
  await expect(change({ nextActionAt: '0026-11-30T15:00:00.000Z' })).rejects.toMatchObject({
    fields: { nextActionAt: 'Please choose a date between 2000 and 2100' },
  })
})

test('a lead is made by hand of a contact of the account, and of a home of theirs', async ({ world }) => {
  const { ada, ids, entries } = await agencyWithLeads(world, [{}])
  const { contactId } = await ada.call('GET /agent/leads/lead/:leadId', { params: { leadId: ids[0] ?? '' } })
  const made = await ada.call('POST /agent/leads', { body: { contactId, leadType: 'SELLER' } })
  expect(made).toMatchObject({
    contactId,
    leadType: 'SELLER',
    stage: 'NEW',
    agentId: ada.agentId,
    source: 'Added by hand',
  })
  expect((await entries()).map(({ kind }) => kind)).toEqual(['CREATED'])
  const refused = (body: { contactId: string; propertyId?: string }) =>
    expect(ada.call('POST /agent/leads', { body: { leadType: 'HV', ...body } })).rejects
  await refused({ contactId: newId() }).toMatchObject({ fields: { contactId: 'This contact is not there any more' } })
  await refused({ contactId, propertyId: newId() }).toMatchObject({
    fields: { propertyId: 'This property does not belong to the contact' },
  })
})

test('leads of another account are not there, whatever is done to them', async ({ world }) => {
  const { ids } = await agencyWithLeads(world, [{}])
  const stranger = await world.founding.person(await world.founding.agency())
  const params = { leadId: ids[0] ?? '' }
  const gone = expect.objectContaining({ code: 'not_found' })
  await expect(stranger.call('GET /agent/leads/lead/:leadId', { params })).rejects.toEqual(gone)
  await expect(stranger.call('PATCH /agent/leads/lead/:leadId', { params, body: {} })).rejects.toEqual(gone)
  await expect(
    stranger.call('POST /agent/leads/lead/:leadId/move', { params, body: { stage: 'NEW' } }),
  ).rejects.toEqual(gone)
  await expect(stranger.call('POST /agent/leads/lead/:leadId/done', { params })).rejects.toEqual(gone)
  await expect(stranger.call('POST /agent/leads/lead/:leadId/undone', { params })).rejects.toEqual(gone)
  const body = { until: new Date(Date.now() + 3_600_000).toISOString() }
  await expect(stranger.call('POST /agent/leads/lead/:leadId/snoozed', { params, body })).rejects.toEqual(gone)
  expect((await stranger.call('GET /agent/leads/search')).total).toBe(0)
})

test('the list is sorted by what is asked for, with those that lack it at the end', async ({ world }) => {
  const { ada, ids } = await agencyWithLeads(world, [
    { name: 'Ben Stone', value_cents: null },
    { name: 'Ana Hill', value_cents: 100 },
    { name: 'Cleo West', value_cents: 900, stage: 'CLOSED' },
  ])
  const listed = async (query: object) =>
    (await ada.call('GET /agent/leads/search', { query })).data.map(({ _id }) => ids.indexOf(_id))
  expect(await listed({ sort: 'fullName', sortOrder: 'asc' })).toEqual([1, 0, 2])
  expect(await listed({ sort: 'valueCents' })).toEqual([2, 1, 0])
  expect(await listed({ sort: 'stage', sortOrder: 'asc', stages: ['CLOSED', 'NEW'] })).toHaveLength(3)
  expect(await listed({ stages: 'CLOSED' })).toEqual([2])
})
