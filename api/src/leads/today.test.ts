import { describe, expect } from 'vitest'
import { agencyWithLeads } from '../testing/leads.ts'
import { test } from '../testing/world.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

const call = { stage: 'CONTACTED', next_action: 'Call' }

describe('today', () => {
  test('names who has waited for an answer the longest, and then what is due', async ({ world }) => {
    const { ada, ids } = await agencyWithLeads(world, [
      { created_at: inHours(-2) },
      { created_at: inHours(-30) },
      { ...call, next_action_at: inHours(-1) },
      { ...call, next_action_at: inHours(24 * 9) },
      { ...call, next_action_at: inHours(-5), stage: 'CLOSED' },
    ])
    const { data, counts } = await ada.call('GET /agent/leads/today')
    expect(data.map(({ lead, reason }) => [ids.indexOf(lead._id), reason])).toEqual([
      [1, 'UNANSWERED'],
      [0, 'UNANSWERED'],
      [2, 'OVERDUE'],
    ])
    expect(counts).toEqual({ unanswered: 2, overdue: 1, dueToday: 0 })
  })

  test('ends with the day of the agency, not with that of the server', async ({ world }) => {
    const { agency, ada, ids } = await agencyWithLeads(world, [{ ...call, next_action_at: inHours(1 / 60) }])
    const { db } = world.owner
    const due = async (time_zone: string) => {
      await db.updateTable('agencies').set({ time_zone }).where('account_id', '=', agency.accountId).execute()
      return (await ada.call('GET /agent/leads/today')).data.map(({ reason }) => reason)
    }
    const offset = 12 - new Date().getUTCHours()
    const whereItIsNoon = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
    expect(await due(whereItIsNoon)).toEqual(['DUE_TODAY'])
    await db
      .updateTable('leads')
      .set({ next_action_at: inHours(13) })
      .where('id', '=', ids[0] ?? '')
      .execute()
    expect(await due(whereItIsNoon)).toEqual([])
  })

  test('of one’s own leaves out what others look after, and not what nobody does', async ({ world }) => {
    const { agency, ada, ids } = await agencyWithLeads(world, [{}, {}, {}])
    const ben = await world.founding.person(agency)
    const { db } = world.owner
    await db
      .updateTable('leads')
      .set({ agent_id: ada.agentId })
      .where('id', '=', ids[1] ?? '')
      .execute()
    await db
      .updateTable('leads')
      .set({ agent_id: ben.agentId })
      .where('id', '=', ids[2] ?? '')
      .execute()
    const { data, counts } = await ada.call('GET /agent/leads/today', { query: { mine: 'true' } })
    expect(data.map(({ lead }) => ids.indexOf(lead._id))).toEqual([0, 1])
    expect(counts.unanswered).toBe(2)
  })
})

describe('what is done', () => {
  test('leaves the list: a new lead is contacted, and belongs to who answered', async ({ world }) => {
    const { ada, ids, entries } = await agencyWithLeads(world, [{}])
    const params = { leadId: ids[0] ?? '' }
    expect(await ada.call('POST /agent/leads/lead/:leadId/done', { params })).toMatchObject({
      stage: 'CONTACTED',
      agentId: ada.agentId,
    })
    expect((await entries()).map(({ kind }) => kind).sort()).toEqual(['ASSIGNED', 'DONE', 'STAGE_CHANGED'])
    expect(await ada.call('GET /agent/leads/today')).toEqual({
      data: [],
      counts: { unanswered: 0, overdue: 0, dueToday: 0 },
      doneToday: 1,
    })
    await expect(ada.call('POST /agent/leads/lead/:leadId/done', { params })).rejects.toMatchObject({
      code: 'conflict',
      message: 'There is nothing left to do here: somebody has done it already',
    })
  })

  test('is done once, however many press at once', async ({ world }) => {
    const { ada, ids, entries } = await agencyWithLeads(world, [{}])
    const params = { leadId: ids[0] ?? '' }
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => ada.call('POST /agent/leads/lead/:leadId/done', { params })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await entries()).filter(({ kind }) => kind === 'DONE')).toHaveLength(1)
  })

  test('is taken back as if it had not been', async ({ world }) => {
    const { ada, ids, columns, entries } = await agencyWithLeads(world, [
      {},
      {},
      { ...call, next_action_at: inHours(-1) },
    ])
    const before = await ada.call('GET /agent/leads/today')
    for (const leadId of [ids[0] ?? '', ids[2] ?? '']) {
      await ada.call('POST /agent/leads/lead/:leadId/done', { params: { leadId } })
      await ada.call('POST /agent/leads/lead/:leadId/undone', { params: { leadId } })
    }
    expect(await ada.call('GET /agent/leads/today')).toEqual(before)
    expect((await columns()).NEW).toEqual([0, 1])
    expect(await entries()).toEqual([])
  })

  test('stays when somebody went on with the lead meanwhile', async ({ world }) => {
    const { ada, ids, move } = await agencyWithLeads(world, [{}])
    const params = { leadId: ids[0] ?? '' }
    await ada.call('POST /agent/leads/lead/:leadId/done', { params })
    await move(0, { stage: 'QUALIFIED' })
    await expect(ada.call('POST /agent/leads/lead/:leadId/undone', { params })).rejects.toMatchObject({
      message: 'This lead was changed since, so it stays as it is',
    })
    expect(await ada.call('GET /agent/leads/lead/:leadId', { params })).toMatchObject({ stage: 'QUALIFIED' })
  })
})

describe('what is put off', () => {
  test('comes again when its time has come, and can be had back at once', async ({ world }) => {
    const { ada, ids } = await agencyWithLeads(world, [{}])
    const params = { leadId: ids[0] ?? '' }
    const until = inHours(24 * 3).toISOString()
    expect(await ada.call('POST /agent/leads/lead/:leadId/snoozed', { params, body: { until } })).toMatchObject({
      nextActionAt: until,
      stage: 'NEW',
    })
    expect((await ada.call('GET /agent/leads/today')).data).toEqual([])
    await world.owner.db
      .updateTable('leads')
      .set({ next_action_at: inHours(-1) })
      .where('id', '=', params.leadId)
      .execute()
    expect((await ada.call('GET /agent/leads/today')).data).toMatchObject([{ reason: 'OVERDUE' }])
    await ada.call('POST /agent/leads/lead/:leadId/undone', { params })
    expect((await ada.call('GET /agent/leads/today')).data).toMatchObject([{ reason: 'UNANSWERED' }])
  })

  test('is not put off into the past', async ({ world }) => {
    const { ada, ids } = await agencyWithLeads(world, [{}])
    const body = { until: inHours(-1).toISOString() }
    await expect(
      ada.call('POST /agent/leads/lead/:leadId/snoozed', { params: { leadId: ids[0] ?? '' }, body }),
    ).rejects.toMatchObject({ fields: { until: 'Please choose a time that is to come' } })
  })
})
