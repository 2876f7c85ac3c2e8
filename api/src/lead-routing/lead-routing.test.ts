import { newId } from '@gable/shared/ids.ts'
import { filterConfigNotAvailable, ruleNotAvailable } from '@gable/shared/lead-routing/messages.ts'
import type { RoutingRuleInput } from '@gable/shared/lead-routing/rule.ts'
import { describe, expect } from 'vitest'
import { createPage } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

async function createRoutedPage(world: World) {
  const page = await createPage(world)
  const [owner, ines, ben] = [
    await world.factory.createAgent(page.agency),
    await world.factory.createMember(page.agency, undefined, { role: 'AGENT' }),
    await world.factory.createMember(page.agency, undefined, { role: 'AGENT' }),
  ]
  const addRule = (fields: Partial<RoutingRuleInput> = {}) =>
    owner.call('POST /agent/lead-routing/rules', {
      body: {
        name: 'Everything',
        isOn: true,
        filters: [],
        overridesOwner: false,
        assignment: { type: 'AGENT', agentId: ines.agentId },
        ...fields,
      },
    })
  const listLeads = async () => (await page.getStored()).leads
  const listNotified = async () => {
    const rows = await world.owner.db
      .selectFrom('notifications')
      .select('agent_id')
      .where('account_id', '=', page.agency.accountId)
      .execute()
    return rows.map(({ agent_id }) => agent_id)
  }
  const deactivate = (agentId: string) =>
    world.owner.db.updateTable('agents').set({ deactivated_at: new Date() }).where('id', '=', agentId).execute()
  return { ...page, owner, ines, ben, addRule, listLeads, listNotified, deactivate }
}

describe('a lead from a form', () => {
  test('goes to the agent of the first rule that matches, and only that agent is notified', async ({ world }) => {
    const { addRule, submit, owner, ben, ines, listLeads, listNotified, getStored } = await createRoutedPage(world)
    await addRule({ name: 'Buyers', filters: [{ key: 'leadType', anyOf: ['BUYER'] }] })
    await addRule({
      name: 'Dover',
      filters: [{ key: 'city', contains: 'Dover' }],
      assignment: { type: 'AGENT', agentId: ben.agentId },
    })
    const last = await addRule()
    expect((await submit()).statusCode).toBe(200)
    const [lead] = await listLeads()
    expect(lead?.agent_id).toBe(ben.agentId)
    expect((await getStored()).contacts[0]?.owner_id).toBe(ben.agentId)
    expect(await listNotified()).toEqual([ben.agentId])
    const { routing } = await owner.call('GET /agent/leads/lead/:leadId', { params: { leadId: lead?.id ?? '' } })
    expect(routing).toMatchObject({
      outcome: 'RULE',
      rule: { name: 'Dover', version: 1 },
      reasons: ['the home is in Dover'],
      agentName: 'Ada Moss',
    })
    await owner.call('PUT /agent/lead-routing/order', { body: { ruleIds: [last._id] } })
    await submit()
    expect((await listLeads())[1]?.agent_id).toBe(ines.agentId)
    const rules = await owner.call('GET /agent/lead-routing/rules')
    expect(rules.map(({ name, leads }) => [name, leads])).toEqual([
      ['Everything', 1],
      ['Buyers', 0],
      ['Dover', 1],
    ])
  })

  test('stays with the owner of the contact unless a rule overrides that', async ({ world }) => {
    const { addRule, submit, owner, ben, ines, listLeads, getStored } = await createRoutedPage(world)
    const details = { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '' }
    const rule = await addRule({ assignment: { type: 'AGENT', agentId: ben.agentId } })
    await submit({ details })
    const params = { ruleId: rule._id }
    const assignment = { type: 'AGENT' as const, agentId: ines.agentId }
    await owner.call('PATCH /agent/lead-routing/rules/:ruleId', { params, body: { assignment } })
    await submit({ details })
    await owner.call('PATCH /agent/lead-routing/rules/:ruleId', { params, body: { overridesOwner: true } })
    await submit({ details })
    expect((await listLeads()).map(({ agent_id, routing }) => [agent_id, routing?.outcome])).toEqual([
      [ben.agentId, 'RULE'],
      [ben.agentId, 'OWNER'],
      [ines.agentId, 'RULE'],
    ])
    expect((await getStored()).contacts[0]?.owner_id).toBe(ben.agentId)
  })

  test('notifies everybody when no rule is on', async ({ world }) => {
    const { addRule, submit, listLeads, listNotified } = await createRoutedPage(world)
    await addRule({ isOn: false })
    await submit()
    expect(await listLeads()).toMatchObject([{ agent_id: null, routing: { outcome: 'NOBODY' } }])
    expect(await listNotified()).toHaveLength(3)
  })

  test('passes on to the next rule when the agents of a rule were deactivated', async ({ world }) => {
    const { addRule, submit, owner, ben, ines, deactivate, listLeads } = await createRoutedPage(world)
    const first = await addRule({ name: 'Ines' })
    await addRule({ name: 'Ben', assignment: { type: 'AGENT', agentId: ben.agentId } })
    await deactivate(ines.agentId)
    await submit()
    expect(await listLeads()).toMatchObject([{ agent_id: ben.agentId, routing: { passedOver: ['Ines'] } }])
    const rule = await owner.call('GET /agent/lead-routing/rules/:ruleId', { params: { ruleId: first._id } })
    expect(rule.errors).toEqual([
      'Ada Moss is no longer on the team.',
      'Nobody is left to give leads to, so they go on to the next rule.',
    ])
  })

  test('takes turns fairly when twenty come at once', async ({ world }) => {
    const { addRule, submit, owner, ines, ben, deactivate, listLeads } = await createRoutedPage(world)
    await deactivate(ben.agentId)
    const agentIds = [ines.agentId, ben.agentId, owner.agentId]
    await addRule({ assignment: { type: 'ROUND_ROBIN', agentIds } })
    const responses = await Promise.all(Array.from({ length: 20 }, () => submit()))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    const leads = await listLeads()
    expect(agentIds.map((id) => leads.filter((lead) => lead.agent_id === id).length)).toEqual([10, 0, 10])
  })

  test('that an agent adds by hand stays with that agent', async ({ world }) => {
    const { addRule, owner } = await createRoutedPage(world)
    await addRule({ overridesOwner: true })
    const person = { firstName: 'Nora', lastName: 'Field' }
    const lead = await owner.call('POST /agent/leads', { body: { leadType: 'SELLER', person } as never })
    expect(lead.agentId).toBe(owner.agentId)
    const { routing } = await owner.call('GET /agent/leads/lead/:leadId', { params: { leadId: lead._id } })
    expect(routing).toBeNull()
  })
})

test('rules can be tried with an existing and a described lead, and nothing changes', async ({ world }) => {
  const { addRule, submit, owner, ines, listLeads } = await createRoutedPage(world)
  await addRule({ name: 'Spanish', filters: [{ key: 'language', anyOf: ['es'] }] })
  await addRule({
    name: 'In turn',
    assignment: { type: 'ROUND_ROBIN', agentIds: [ines.agentId, owner.agentId] },
  })
  await submit()
  const [lead] = await listLeads()
  const test = () => owner.call('POST /agent/lead-routing/test', { body: { leadId: lead?.id ?? '' } })
  expect(await test()).toMatchObject({
    decision: { agentId: owner.agentId, rule: { name: 'In turn' } },
    rules: [{ result: 'NO_MATCH', checks: [{ isMet: false }] }, { result: 'TAKES' }],
  })
  expect(await test()).toEqual(await test())
  const described = {
    leadType: 'BUYER' as const,
    source: 'Widget' as const,
    formId: null,
    assetId: null,
    city: '',
    zip: '',
    valueCents: null,
    language: 'es' as const,
    ownerId: null,
  }
  expect(await owner.call('POST /agent/lead-routing/test', { body: { lead: described } })).toMatchObject({
    decision: { rule: { name: 'Spanish' } },
  })
  await expect(owner.call('POST /agent/lead-routing/test', { body: { leadId: newId() } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

describe('a routing rule', () => {
  test('of another account, or a deleted one, is not found', async ({ world }) => {
    const { addRule, owner } = await createRoutedPage(world)
    const rule = await addRule()
    const params = { ruleId: rule._id }
    const stranger = await world.factory.createAgent(await world.factory.createAgency())
    const missing = { code: 'not_found', message: ruleNotAvailable }
    await expect(stranger.call('GET /agent/lead-routing/rules/:ruleId', { params })).rejects.toMatchObject(missing)
    await expect(
      stranger.call('PATCH /agent/lead-routing/rules/:ruleId', { params, body: { isOn: false } }),
    ).rejects.toMatchObject(missing)
    await owner.call('DELETE /agent/lead-routing/rules/:ruleId', { params })
    await expect(owner.call('DELETE /agent/lead-routing/rules/:ruleId', { params })).rejects.toMatchObject(missing)
    expect(filterConfigNotAvailable).toBe('Lead Routing filter config is no long available.')
  })

  test('needs agents and filters that exist', async ({ world }) => {
    const { addRule } = await createRoutedPage(world)
    const other = await world.factory.createMember(await world.factory.createAgency())
    await expect(addRule({ assignment: { type: 'AGENT', agentId: other.agentId } })).rejects.toMatchObject({
      fields: { assignment: 'This agent does not exist' },
    })
    await expect(addRule({ assignment: { type: 'ROUND_ROBIN', agentIds: [] } })).rejects.toMatchObject({
      fields: { assignment: 'Choose at least one agent' },
    })
    await expect(addRule({ filters: [{ key: 'shoeSize', is: true }] })).rejects.toMatchObject({
      fields: { 'filters.0': 'This filter does not exist' },
    })
  })

  test('says so when a form it filters by no longer exists', async ({ world }) => {
    const { addRule } = await createRoutedPage(world)
    const { errors } = await addRule({ filters: [{ key: 'form', anyOf: [newId()] }] })
    expect(errors).toEqual(['Form: a choice no longer exists.'])
  })

  test('that was changed elsewhere is a conflict', async ({ world }) => {
    const { addRule, owner } = await createRoutedPage(world)
    const { _id, version } = await addRule()
    const rename = (name: string) =>
      owner.call('PATCH /agent/lead-routing/rules/:ruleId', { params: { ruleId: _id }, body: { name, version } })
    expect(await rename('First')).toMatchObject({ name: 'First', version: version + 1 })
    await expect(rename('Second')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is not for agents without access to the settings of the account', async ({ world }) => {
    const { agency } = await createRoutedPage(world)
    const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
    await expect(agent.call('GET /agent/lead-routing/rules')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(agent.call('GET /agent/lead-routing/filter-config')).rejects.toMatchObject({ code: 'forbidden' })
  })
})
