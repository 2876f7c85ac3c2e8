import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithLeads } from '../testing/leads.ts'
import { test } from '../testing/world.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * hourLength)

const call = { stage: 'CONTACTED', next_action: 'Call' }

describe('today', () => {
  test('lists unanswered leads first, the longest waiting on top, then due leads', async ({ world }) => {
    const { agent, ids } = await createAgencyWithLeads(world, [
      { created_at: inHours(-2) },
      { created_at: inHours(-30) },
      { ...call, next_action_at: inHours(-1) },
      { ...call, next_action_at: inHours(24 * 9) },
      { ...call, next_action_at: inHours(-5), stage: 'CLOSED' },
    ])
    const { data, counts } = await agent.call('GET /agent/leads/today')
    expect(data.map(({ lead, reason }) => [ids.indexOf(lead._id), reason])).toEqual([
      [1, 'UNANSWERED'],
      [0, 'UNANSWERED'],
      [2, 'OVERDUE'],
    ])
    expect(counts).toEqual({ unanswered: 2, overdue: 1, dueToday: 0 })
  })

  test('tells how often a contact viewed their dashboard today, and what they scanned', async ({ world }) => {
    const { agency, agent } = await createAgencyWithLeads(world, [{ created_at: inHours(-2) }, {}])
    const [lead] = (await agent.call('GET /agent/leads/today')).data.map(({ lead }) => lead)
    const view = {
      account_id: agency.accountId,
      event_group: 'DASHBOARD',
      contact_id: lead?.contactId ?? '',
      detail: JSON.stringify({}),
    } as const
    const scan = { ...view, event_group: 'POSTCARD', kind: 'SCANNED' } as const
    await world.owner.db
      .insertInto('timeline_entries')
      .values([
        { ...view, id: newId(), kind: 'VIEWED', at: new Date() },
        { ...view, id: newId(), kind: 'VIEWED', at: new Date() },
        { ...view, id: newId(), kind: 'CLICKED', at: new Date() },
        { ...view, id: newId(), kind: 'VIEWED', at: inHours(-30) },
        { ...scan, id: newId(), detail: JSON.stringify({ title: 'Just sold' }), at: new Date(Date.now() - 1) },
        { ...scan, id: newId(), detail: JSON.stringify({ title: 'The number' }), at: new Date() },
        { ...scan, id: newId(), detail: JSON.stringify({ title: 'Last week' }), at: inHours(-30) },
      ])
      .execute()
    const { data } = await agent.call('GET /agent/leads/today')
    expect(data.map(({ viewsToday, scannedToday }) => [viewsToday, scannedToday])).toEqual([
      [2, 'The number'],
      [0, null],
    ])
  })

  test('ends with the day in the time zone of the agency, not of the server', async ({ world }) => {
    const { agency, agent, ids } = await createAgencyWithLeads(world, [{ ...call, next_action_at: inHours(1 / 60) }])
    const { db } = world.owner
    const due = async (time_zone: string) => {
      await db.updateTable('agencies').set({ time_zone }).where('account_id', '=', agency.accountId).execute()
      return (await agent.call('GET /agent/leads/today')).data.map(({ reason }) => reason)
    }
    const offset = 12 - new Date().getUTCHours()
    const zoneAtNoon = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
    expect(await due(zoneAtNoon)).toEqual(['DUE_TODAY'])
    await db
      .updateTable('leads')
      .set({ next_action_at: inHours(13) })
      .where('id', '=', ids[0] ?? '')
      .execute()
    expect(await due(zoneAtNoon)).toEqual([])
  })

  test('shows just before midnight what is due right after it', async ({ world }) => {
    const { agency, agent } = await createAgencyWithLeads(world, [
      { ...call, next_action_at: inHours(1 / 4) },
      { ...call, next_action_at: inHours(3) },
    ])
    const minutes = (23 * 60 + 50 - new Date().getUTCHours() * 60 - new Date().getUTCMinutes() + 1440) % 1440
    const time_zone = `<late>-${Math.floor(minutes / 60)}:${minutes % 60}`
    await world.owner.db.updateTable('agencies').set({ time_zone }).where('account_id', '=', agency.accountId).execute()
    const { data, counts } = await agent.call('GET /agent/leads/today')
    expect(data.map(({ reason }) => reason)).toEqual(['DUE_TODAY'])
    expect(counts).toEqual({ unanswered: 0, overdue: 0, dueToday: 1 })
  })

  test('limited to mine shows my leads and unassigned ones', async ({ world }) => {
    const { agency, agent, ids } = await createAgencyWithLeads(world, [{}, {}, {}])
    const ben = await world.factory.createAgent(agency)
    const { db } = world.owner
    await db
      .updateTable('leads')
      .set({ agent_id: agent.agentId })
      .where('id', '=', ids[1] ?? '')
      .execute()
    await db
      .updateTable('leads')
      .set({ agent_id: ben.agentId })
      .where('id', '=', ids[2] ?? '')
      .execute()
    const { data, counts } = await agent.call('GET /agent/leads/today', { query: { mine: 'true' } })
    expect(data.map(({ lead }) => ids.indexOf(lead._id))).toEqual([0, 1])
    expect(counts.unanswered).toBe(2)
  })
})

describe('marking a lead done', () => {
  test('moves a new lead to Contacted and assigns it to the agent who answered', async ({ world }) => {
    const { agent, ids, listEntries } = await createAgencyWithLeads(world, [{}])
    const params = { leadId: ids[0] ?? '' }
    expect(await agent.call('POST /agent/leads/lead/:leadId/done', { params })).toMatchObject({
      stage: 'CONTACTED',
      agentId: agent.agentId,
    })
    expect((await listEntries()).map(({ kind }) => kind).sort()).toEqual(['ASSIGNED', 'DONE', 'STAGE_CHANGED'])
    expect(await agent.call('GET /agent/leads/today')).toEqual({
      data: [],
      counts: { unanswered: 0, overdue: 0, dueToday: 0 },
      doneToday: 1,
    })
    await expect(agent.call('POST /agent/leads/lead/:leadId/done', { params })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Someone else has already done this',
    })
  })

  test('counts once when several people press at the same time', async ({ world }) => {
    const { agent, ids, listEntries } = await createAgencyWithLeads(world, [{}])
    const params = { leadId: ids[0] ?? '' }
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => agent.call('POST /agent/leads/lead/:leadId/done', { params })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await listEntries()).filter(({ kind }) => kind === 'DONE')).toHaveLength(1)
  })

  test('can be undone without a trace', async ({ world }) => {
    const { agent, ids, getColumns, listEntries } = await createAgencyWithLeads(world, [
      {},
      {},
      { ...call, next_action_at: inHours(-1) },
    ])
    const before = await agent.call('GET /agent/leads/today')
    for (const leadId of [ids[0] ?? '', ids[2] ?? '']) {
      await agent.call('POST /agent/leads/lead/:leadId/done', { params: { leadId } })
      await agent.call('POST /agent/leads/lead/:leadId/undone', { params: { leadId } })
    }
    expect(await agent.call('GET /agent/leads/today')).toEqual(before)
    expect((await getColumns()).NEW).toEqual([0, 1])
    expect(await listEntries()).toEqual([])
  })

  test('assigns the contact too if it had no owner, until it is undone', async ({ world }) => {
    const { agent, ids } = await createAgencyWithLeads(world, [{}])
    const params = { leadId: ids[0] ?? '' }
    const { contactId } = await agent.call('POST /agent/leads/lead/:leadId/done', { params })
    const getOwner = async () => (await agent.call('GET /agent/contacts/:contactId', { params: { contactId } })).owner
    expect(await getOwner()).toMatchObject({ _id: agent.agentId })
    await agent.call('POST /agent/leads/lead/:leadId/undone', { params })
    expect(await getOwner()).toBeNull()
  })

  test('can plan the next step, and undo reverts both', async ({ world }) => {
    const { agent, ids } = await createAgencyWithLeads(world, [{}])
    const params = { leadId: ids[0] ?? '' }
    await agent.call('POST /agent/leads/lead/:leadId/done', { params })
    const at = inHours(24).toISOString()
    expect(
      await agent.call('POST /agent/leads/lead/:leadId/next-step', { params, body: { action: 'Send comps', at } }),
    ).toMatchObject({ stage: 'CONTACTED', nextAction: 'Send comps', nextActionAt: at })
    expect(await agent.call('POST /agent/leads/lead/:leadId/undone', { params })).toMatchObject({
      stage: 'NEW',
      nextAction: null,
    })
  })

  test('cannot be undone after the lead has changed', async ({ world }) => {
    const { agent, ids, moveLead } = await createAgencyWithLeads(world, [{}])
    const params = { leadId: ids[0] ?? '' }
    await agent.call('POST /agent/leads/lead/:leadId/done', { params })
    await moveLead(0, { stage: 'QUALIFIED' })
    await expect(agent.call('POST /agent/leads/lead/:leadId/undone', { params })).rejects.toMatchObject({
      message: 'This lead has changed since, so it can no longer be undone',
    })
    expect(await agent.call('GET /agent/leads/lead/:leadId', { params })).toMatchObject({ stage: 'QUALIFIED' })
  })
})

describe('snoozing a lead', () => {
  test('hides it until the time has come, and can be undone', async ({ world }) => {
    const { agent, ids } = await createAgencyWithLeads(world, [{}])
    const params = { leadId: ids[0] ?? '' }
    const until = inHours(24 * 3).toISOString()
    expect(await agent.call('POST /agent/leads/lead/:leadId/snoozed', { params, body: { until } })).toMatchObject({
      nextActionAt: until,
      stage: 'NEW',
    })
    expect((await agent.call('GET /agent/leads/today')).data).toEqual([])
    await world.owner.db
      .updateTable('leads')
      .set({ next_action_at: inHours(-1) })
      .where('id', '=', params.leadId)
      .execute()
    expect((await agent.call('GET /agent/leads/today')).data).toMatchObject([{ reason: 'OVERDUE' }])
    await agent.call('POST /agent/leads/lead/:leadId/undone', { params })
    expect((await agent.call('GET /agent/leads/today')).data).toMatchObject([{ reason: 'UNANSWERED' }])
  })

  test('into the past is refused', async ({ world }) => {
    const { agent, ids } = await createAgencyWithLeads(world, [{}])
    const body = { until: inHours(-1).toISOString() }
    await expect(
      agent.call('POST /agent/leads/lead/:leadId/snoozed', { params: { leadId: ids[0] ?? '' }, body }),
    ).rejects.toMatchObject({ fields: { until: 'Choose a time in the future' } })
  })
})
