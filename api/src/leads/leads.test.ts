import type { LeadStage } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithLeads } from '../testing/leads.ts'
import { test } from '../testing/world.ts'

describe('the board', () => {
  test('shows every stage with its count, total value and leads in board order', async ({ world }) => {
    const { agent, getColumns } = await createAgencyWithLeads(world, [
      { position: 3, value_cents: 100_00 },
      { position: 1, value_cents: 250_00 },
      { stage: 'LOST', lost_reason: 'Moved away' },
    ])
    const { columns: all } = await agent.call('GET /agent/leads/board')
    expect(all.map(({ stage, count, valueCents }) => [stage, count, valueCents])).toEqual([
      ['NEW', 2, 350_00],
      ['CONTACTED', 0, 0],
      ['QUALIFIED', 0, 0],
      ['UNDER_CONTRACT', 0, 0],
      ['CLOSED', 0, 0],
      ['LOST', 1, 0],
    ])
    expect((await getColumns()).NEW).toEqual([1, 0])
  })

  test('filters by search, type and owner', async ({ world }) => {
    const { agent, ids, getColumns } = await createAgencyWithLeads(world, [
      { name: 'Nora Field', email: 'nora@example.com' },
      { name: 'Ben Stone', lead_type: 'BUYER' },
    ])
    await agent.call('PATCH /agent/leads/lead/:leadId', {
      params: { leadId: ids[1] ?? '' },
      body: { agentId: agent.agentId },
    })
    expect((await getColumns({ search: 'nora@' })).NEW).toEqual([0])
    expect((await getColumns({ search: '100%' })).NEW).toEqual([])
    expect((await getColumns({ leadTypes: 'BUYER' })).NEW).toEqual([1])
    expect((await getColumns({ agentId: agent.agentId })).NEW).toEqual([1])
    expect((await getColumns({ agentId: 'none' })).NEW).toEqual([0])
  })
})

test('a column shows more leads on request, and the others stay as they are', async ({ world }) => {
  const { getColumns } = await createAgencyWithLeads(
    world,
    Array.from({ length: 60 }, (_, n) => ({ stage: n % 2 ? 'NEW' : 'CLOSED' })),
  )
  const length = async (query = {}) =>
    Object.entries(await getColumns(query)).flatMap(([stage, leads]) => (leads.length ? [[stage, leads.length]] : []))
  expect(await length()).toEqual([
    ['NEW', 25],
    ['CLOSED', 25],
  ])
  expect(await length({ lengths: 'NEW.75' })).toEqual([
    ['NEW', 30],
    ['CLOSED', 25],
  ])
})

test('leads of archived contacts are hidden until the contact is restored', async ({ world }) => {
  const { agent, ids, getColumns } = await createAgencyWithLeads(world, [{}, {}])
  const { contactId } = await agent.call('GET /agent/leads/lead/:leadId', { params: { leadId: ids[0] ?? '' } })
  await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId } })
  expect((await getColumns()).NEW).toEqual([1])
  expect((await agent.call('GET /agent/leads/search')).total).toBe(1)
  expect((await agent.call('GET /agent/leads/today')).counts.unanswered).toBe(1)
  await agent.call('POST /agent/contacts/:contactId/unarchived', { params: { contactId } })
  expect((await getColumns()).NEW).toEqual([0, 1])
})

describe('moving a lead', () => {
  test.for([
    ['to the top', { below: null }, [2, 0, 1]],
    ['below another lead', { below: 0 }, [0, 2, 1]],
    ['to the end', {}, [0, 1, 2]],
  ] as [string, { below?: number | null }, number[]][])('%s puts it there', async ([, { below }, order], { world }) => {
    const { ids, getColumns, moveLead } = await createAgencyWithLeads(world, [{}, {}, { stage: 'CONTACTED' }])
    const under = below === undefined ? {} : { below: below === null ? null : (ids[below] ?? '') }
    expect(await moveLead(2, { stage: 'NEW', ...under })).toMatchObject({ stage: 'NEW' })
    expect((await getColumns()).NEW).toEqual(order)
  })

  test('to another stage is recorded in its history, within a stage it is not', async ({ world }) => {
    const { ids, moveLead, listEntries } = await createAgencyWithLeads(world, [{}, {}])
    await moveLead(0, { stage: 'NEW', below: ids[1] ?? '' })
    expect(await listEntries()).toEqual([])
    await moveLead(0, { stage: 'LOST', lostReason: 'Moved away' })
    expect(await listEntries()).toEqual([
      { kind: 'STAGE_CHANGED', detail: { leadId: ids[0], from: 'NEW', to: 'LOST', lostReason: 'Moved away' } },
    ])
    // Leaving Lost clears the reason.
    expect(await moveLead(0, { stage: 'CONTACTED' })).toMatchObject({ stage: 'CONTACTED', lostReason: null })
  })

  test('to Lost requires a reason, and an unknown stage is refused', async ({ world }) => {
    const { moveLead } = await createAgencyWithLeads(world, [{}])
    await expect(moveLead(0, { stage: 'LOST' })).rejects.toMatchObject({
      fields: { lostReason: 'This field is required' },
    })
    await expect(moveLead(0, { stage: 'GONE' as LeadStage })).rejects.toMatchObject({
      fields: { stage: 'This stage does not exist' },
    })
  })

  test('to a closed stage puts it at the top, unless a place is given', async ({ world }) => {
    const { ids, getColumns, moveLead } = await createAgencyWithLeads(world, [{ stage: 'CLOSED' }, {}, {}])
    await moveLead(1, { stage: 'CLOSED' })
    await moveLead(2, { stage: 'CLOSED', below: ids[1] ?? '' })
    expect((await getColumns()).CLOSED).toEqual([1, 2, 0])
  })

  test('within Lost keeps the reason', async ({ world }) => {
    const { moveLead } = await createAgencyWithLeads(world, [
      { stage: 'LOST', lost_reason: 'Moved away' },
      { stage: 'LOST' },
    ])
    expect(await moveLead(0, { stage: 'LOST' })).toMatchObject({ stage: 'LOST', lostReason: 'Moved away' })
    expect(await moveLead(0, { stage: 'LOST', lostReason: 'Never answered' })).toMatchObject({
      lostReason: 'Never answered',
    })
  })

  test('below a lead that has left the stage puts it at the end', async ({ world }) => {
    const { ids, getColumns, moveLead } = await createAgencyWithLeads(world, [{}, {}, { stage: 'QUALIFIED' }])
    await moveLead(0, { stage: 'NEW', below: ids[2] ?? '' })
    expect((await getColumns()).NEW).toEqual([1, 0])
  })

  test('into the same gap again and again always works', async ({ world }) => {
    const { ids, getColumns, moveLead } = await createAgencyWithLeads(world, [{}, {}, {}])
    for (let n = 0; n < 60; n += 1) await moveLead(1 + (n % 2), { stage: 'NEW', below: ids[0] ?? '' })
    expect((await getColumns()).NEW).toEqual([0, 2, 1])
  })

  test('many at once into one column gives each its own position', async ({ world }) => {
    const { ids, getColumns, moveLead } = await createAgencyWithLeads(
      world,
      Array.from({ length: 8 }, (_, n) => ({ stage: n === 0 ? 'QUALIFIED' : 'NEW' })),
    )
    await Promise.all(ids.slice(1).map((_, n) => moveLead(n + 1, { stage: 'QUALIFIED', below: ids[0] ?? '' })))
    const { QUALIFIED = [], NEW } = await getColumns()
    expect(NEW).toEqual([])
    expect(QUALIFIED[0]).toBe(0)
    expect(QUALIFIED.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const rows = await world.owner.db.selectFrom('leads').select('position').where('id', 'in', ids).execute()
    expect(new Set(rows.map(({ position }) => position)).size).toBe(8)
  })
})

test('owner, value and next action of a lead change independently', async ({ world }) => {
  const { agency, ids, agent, listEntries } = await createAgencyWithLeads(world, [{}])
  const params = { leadId: ids[0] ?? '' }
  const change = (body: object) => agent.call('PATCH /agent/leads/lead/:leadId', { params, body })
  const ben = await world.factory.createAgent(agency)
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
  expect((await listEntries()).map(({ kind }) => kind)).toEqual(['ASSIGNED'])
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  await expect(change({ agentId: stranger.agentId })).rejects.toMatchObject({
    fields: { agentId: 'This person is no longer on the team' },
  })
  await expect(change({ valueCents: -1 })).rejects.toMatchObject({ code: 'invalid' })
  await expect(change({ nextActionAt: '0026-11-30T15:00:00.000Z' })).rejects.toMatchObject({
    fields: { nextActionAt: 'Choose a date between 2000 and 2100' },
  })
})

test('an agent adds a lead for a contact of the account and one of their properties', async ({ world }) => {
  const { agent, ids, listEntries } = await createAgencyWithLeads(world, [{}])
  const { contactId } = await agent.call('GET /agent/leads/lead/:leadId', { params: { leadId: ids[0] ?? '' } })
  const created = await agent.call('POST /agent/leads', { body: { contactId, leadType: 'SELLER' } })
  expect(created).toMatchObject({
    contactId,
    leadType: 'SELLER',
    stage: 'NEW',
    agentId: agent.agentId,
    source: 'Added by hand',
  })
  expect((await listEntries()).map(({ kind }) => kind)).toEqual(['CREATED'])
  const expectRefused = (body: { contactId: string; propertyId?: string }) =>
    expect(agent.call('POST /agent/leads', { body: { leadType: 'HV', ...body } })).rejects
  await expectRefused({ contactId: newId() }).toMatchObject({ fields: { contactId: 'This contact no longer exists' } })
  await expectRefused({ contactId, propertyId: newId() }).toMatchObject({
    fields: { propertyId: 'This property does not belong to the contact' },
  })
})

test('an agent adds a lead for a new person, with owner and next action', async ({ world }) => {
  const { agency, agent } = await createAgencyWithLeads(world, [])
  const ben = await world.factory.createAgent(agency)
  const nextActionAt = '2030-03-14T15:00:00.000Z'
  const add = (fields: object) =>
    agent.call('POST /agent/leads', {
      body: {
        person: { firstName: 'Nora', lastName: 'Field', emailId: 'nora@example.com', address: '5 Oak St' },
        leadType: 'SELLER',
        agentId: ben.agentId,
        nextAction: 'Send comps',
        nextActionAt,
        ...fields,
      },
    })
  const lead = await add({})
  expect(lead).toMatchObject({
    fullName: 'Nora Field',
    address: '5 Oak St',
    agentId: ben.agentId,
    nextAction: 'Send comps',
    nextActionAt,
  })
  const { contactId } = lead
  const contact = await agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
  expect(contact.owner?._id).toBe(ben.agentId)
  await expect(add({})).rejects.toMatchObject({ fields: { emailId: 'This email belongs to Nora Field' } })
  await expect(add({ person: { address: '6 Oak St' } })).rejects.toMatchObject({ code: 'invalid' })
  await expect(add({ contactId })).rejects.toMatchObject({ fields: { contactId: 'This field is required' } })
  await expect(add({ agentId: newId(), person: { firstName: 'Ben' } })).rejects.toMatchObject({
    fields: { agentId: 'This person is no longer on the team' },
  })
  expect((await agent.call('GET /agent/leads/search')).total).toBe(1)
})

test('a new lead is at the top of New', async ({ world }) => {
  const { agent, ids, getColumns } = await createAgencyWithLeads(world, [{}, {}])
  const { contactId } = await agent.call('GET /agent/leads/lead/:leadId', { params: { leadId: ids[0] ?? '' } })
  const { _id } = await agent.call('POST /agent/leads', { body: { contactId, leadType: 'SELLER' } })
  ids.push(_id)
  expect((await getColumns()).NEW).toEqual([2, 0, 1])
})

test('a move can be undone without a trace', async ({ world }) => {
  const { agent, ids, getColumns, moveLead, listEntries } = await createAgencyWithLeads(world, [
    {},
    { stage: 'LOST', lost_reason: 'Moved away' },
  ])
  const params = { leadId: ids[1] ?? '' }
  const before = await agent.call('GET /agent/leads/lead/:leadId', { params })
  await moveLead(1, { stage: 'QUALIFIED' })
  const undo = () => agent.call('POST /agent/leads/lead/:leadId/undone', { params, query: { change: 'MOVE' } })
  await undo()
  expect(await agent.call('GET /agent/leads/lead/:leadId', { params })).toEqual(before)
  expect((await getColumns()).LOST).toEqual([1])
  expect(await listEntries()).toEqual([])
  await expect(undo()).rejects.toMatchObject({ code: 'conflict' })
})

test('leads of another account cannot be read or changed', async ({ world }) => {
  const { ids } = await createAgencyWithLeads(world, [{}])
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  const params = { leadId: ids[0] ?? '' }
  const notFound = expect.objectContaining({ code: 'not_found' })
  await expect(stranger.call('GET /agent/leads/lead/:leadId', { params })).rejects.toEqual(notFound)
  await expect(stranger.call('PATCH /agent/leads/lead/:leadId', { params, body: {} })).rejects.toEqual(notFound)
  await expect(
    stranger.call('POST /agent/leads/lead/:leadId/move', { params, body: { stage: 'NEW' } }),
  ).rejects.toEqual(notFound)
  await expect(stranger.call('POST /agent/leads/lead/:leadId/done', { params })).rejects.toEqual(notFound)
  await expect(stranger.call('POST /agent/leads/lead/:leadId/undone', { params })).rejects.toEqual(notFound)
  const body = { until: new Date(Date.now() + hourLength).toISOString() }
  await expect(stranger.call('POST /agent/leads/lead/:leadId/snoozed', { params, body })).rejects.toEqual(notFound)
  expect((await stranger.call('GET /agent/leads/search')).total).toBe(0)
})

test('the list sorts by any column, with empty values last', async ({ world }) => {
  const { agent, ids } = await createAgencyWithLeads(world, [
    { name: 'Ben Stone', value_cents: null },
    { name: 'Ana Hill', value_cents: 100 },
    { name: 'Cleo West', value_cents: 900, stage: 'CLOSED' },
  ])
  const listed = async (query: object) =>
    (await agent.call('GET /agent/leads/search', { query })).data.map(({ _id }) => ids.indexOf(_id))
  expect(await listed({ sort: 'fullName', sortOrder: 'asc' })).toEqual([1, 0, 2])
  expect(await listed({ sort: 'valueCents' })).toEqual([2, 1, 0])
  expect(await listed({ sort: 'stage', sortOrder: 'asc', stages: ['CLOSED', 'NEW'] })).toHaveLength(3)
  expect(await listed({ stages: 'CLOSED' })).toEqual([2])
})

test('time in stage sorts from the shortest to the longest when ascending', async ({ world }) => {
  const { agent, ids } = await createAgencyWithLeads(world, [
    { name: 'Ben Stone', stage_changed_at: new Date('2026-01-02') },
    { name: 'Ana Hill', stage_changed_at: new Date('2026-03-04') },
    { name: 'Cleo West', stage_changed_at: new Date('2026-02-03') },
  ])
  const listed = async (sortOrder: 'asc' | 'desc') =>
    (await agent.call('GET /agent/leads/search', { query: { sort: 'timeInStage', sortOrder } })).data.map(({ _id }) =>
      ids.indexOf(_id),
    )
  expect(await listed('asc')).toEqual([1, 2, 0])
  expect(await listed('desc')).toEqual([0, 2, 1])
})
