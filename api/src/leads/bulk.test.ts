import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithLeads } from '../testing/leads.ts'
import { test } from '../testing/world.ts'

describe('changing several leads', () => {
  test('moves them to a stage, which can be undone', async ({ world }) => {
    const { agent, ids, getColumns, listEntries } = await createAgencyWithLeads(world, [{}, {}, { stage: 'CLOSED' }])
    const before = await getColumns()
    const change = { kind: 'MOVE', stage: 'CLOSED' } as const
    const { changeId, changedIds } = await agent.call('POST /agent/leads/bulk', { body: { leadIds: ids, change } })
    expect(changedIds).toHaveLength(2)
    expect((await getColumns()).NEW).toEqual([])
    await agent.call('POST /agent/leads/bulk/undone', { body: { changeId, leadIds: changedIds } })
    expect(await getColumns()).toEqual(before)
    expect(await listEntries()).toEqual([])
  })

  test('assigns them, and undo leaves leads alone that have changed since', async ({ world }) => {
    const { agency, agent, ids, moveLead } = await createAgencyWithLeads(world, [{}, {}])
    const ben = await world.factory.createAgent(agency)
    const change = { kind: 'ASSIGN', agentId: ben.agentId } as const
    const { changeId } = await agent.call('POST /agent/leads/bulk', { body: { leadIds: ids, change } })
    await moveLead(0, { stage: 'QUALIFIED' })
    const undone = await agent.call('POST /agent/leads/bulk/undone', { body: { changeId, leadIds: ids } })
    expect(undone.revertedIds).toEqual([ids[1]])
    const { data } = await agent.call('GET /agent/leads/search', { query: { sort: 'stage', sortOrder: 'desc' } })
    expect(data.map(({ agentId }) => agentId)).toEqual([ben.agentId, null])
  })

  test('changes none if one of them cannot be changed', async ({ world }) => {
    const { agent, ids, getColumns } = await createAgencyWithLeads(world, [{}, {}])
    const stranger = await createAgencyWithLeads(world, [{}])
    const change = { kind: 'MOVE', stage: 'QUALIFIED' } as const
    for (const unknownId of [newId(), stranger.ids[0] ?? ''])
      await expect(
        agent.call('POST /agent/leads/bulk', { body: { leadIds: [...ids, unknownId], change } }),
      ).rejects.toMatchObject({ code: 'not_found' })
    expect((await getColumns()).NEW).toEqual([0, 1])
    expect((await stranger.getColumns()).NEW).toEqual([0])
  })

  test('refuses a lost stage without a reason, an unknown agent and too many leads', async ({ world }) => {
    const { agent, ids } = await createAgencyWithLeads(world, [{}])
    const expectRefused = (leadIds: string[], change: object) =>
      expect(agent.call('POST /agent/leads/bulk', { body: { leadIds, change: change as never } })).rejects
    await expectRefused(ids, { kind: 'MOVE', stage: 'LOST' }).toMatchObject({ code: 'invalid' })
    await expectRefused(ids, { kind: 'ASSIGN', agentId: newId() }).toMatchObject({
      fields: { agentId: 'This person is no longer on the team' },
    })
    const tooMany = Array.from({ length: 101 }, () => newId())
    await expectRefused(tooMany, { kind: 'MOVE', stage: 'CLOSED' }).toMatchObject({ code: 'invalid' })
  })

  test('works while a colleague changes the same leads in another order', async ({ world }) => {
    const { agency, agent, ids, getColumns } = await createAgencyWithLeads(
      world,
      Array.from({ length: 10 }, () => ({})),
    )
    const ben = await world.factory.createAgent(agency)
    const move = (who: typeof agent, leadIds: string[], stage: 'QUALIFIED' | 'CONTACTED') =>
      who.call('POST /agent/leads/bulk', { body: { leadIds, change: { kind: 'MOVE', stage } } })
    await Promise.all([move(agent, ids, 'QUALIFIED'), move(ben, ids.toReversed(), 'CONTACTED')])
    const { QUALIFIED = [], CONTACTED = [] } = await getColumns()
    expect([QUALIFIED.length, CONTACTED.length].sort()).toEqual([0, 10])
  })
})

describe('filters of the list', () => {
  test('can exclude stages, types and owners', async ({ world }) => {
    const { agent, ids } = await createAgencyWithLeads(world, [
      {},
      { stage: 'LOST', lost_reason: 'Moved' },
      { lead_type: 'BUYER' },
    ])
    const params = { leadId: ids[2] ?? '' }
    await agent.call('PATCH /agent/leads/lead/:leadId', { params, body: { agentId: agent.agentId } })
    const find = async (query: object) =>
      (await agent.call('GET /agent/leads/search', { query })).data.map(({ _id }) => ids.indexOf(_id)).sort()
    expect(await find({ notStages: 'LOST' })).toEqual([0, 2])
    expect(await find({ notLeadTypes: ['BUYER'] })).toEqual([0, 1])
    expect(await find({ notAgentId: agent.agentId })).toEqual([0, 1])
    expect(await find({ notAgentId: 'none' })).toEqual([2])
  })

  test('can be relative to today, or ask for missing values', async ({ world }) => {
    const inDays = (days: number) => new Date(Date.now() + days * dayLength)
    const { agent, ids } = await createAgencyWithLeads(world, [
      { value_cents: 100, stage: 'CONTACTED', next_action_at: inDays(-2), created_at: inDays(-60) },
      { next_action_at: inDays(3), created_at: inDays(-10), stage_changed_at: inDays(-10) },
      {},
    ])
    const find = async (query: object) =>
      (await agent.call('GET /agent/leads/search', { query })).data.map(({ _id }) => ids.indexOf(_id)).sort()
    expect(await find({ due: 'OVERDUE' })).toEqual([0])
    expect(await find({ due: 'NEXT_7_DAYS' })).toEqual([1])
    expect(await find({ due: 'NONE' })).toEqual([2])
    expect(await find({ due: 'TODAY' })).toEqual([])
    expect(await find({ created: 'TODAY' })).toEqual([2])
    expect(await find({ created: 'LAST_30_DAYS' })).toEqual([1, 2])
    expect(await find({ stageAge: 'OVER_7_DAYS' })).toEqual([1])
    expect(await find({ value: 'NONE' })).toEqual([1, 2])
    expect(await find({ value: 'SET' })).toEqual([0])
  })
})
