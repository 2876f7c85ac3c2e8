import type { RoutingRuleInput } from '@gable/shared/lead-routing/rule.ts'
import { describe, expect } from 'vitest'
import type { TestAgency } from '../testing/agency-factory.ts'
import { createAgencyWithEmails } from '../testing/emails.ts'
import { aDefinition, enroll, insertFlow } from '../testing/flows.ts'
import { runJobs } from '../testing/jobs.ts'
import { createAgencyWithOffers } from '../testing/offers.ts'
import { test, type World } from '../testing/world.ts'

/** A rule that gives every lead to Ines, unless it says otherwise, and what is stored. */
async function addRouting(world: World, agency: TestAgency, change: Partial<RoutingRuleInput> = {}) {
  const admin = await world.factory.createAgent(agency)
  const ines = await world.factory.createMember(agency, undefined, { role: 'AGENT' })
  await admin.call('POST /agent/lead-routing/rules', {
    body: {
      name: 'Everything',
      isOn: true,
      filters: [],
      overridesOwner: false,
      assignment: { type: 'AGENT', agentId: ines.agentId },
      ...change,
    },
  })
  const query = async (text: string, ...values: unknown[]) =>
    (await world.owner.pool.query(text, [agency.accountId, ...values])).rows
  const listLeads = () => query('select id, agent_id, routing from leads where account_id = $1 order by created_at, id')
  const listOwners = async () =>
    (await query('select owner_id from contacts where account_id = $1 order by email')).map(({ owner_id }) => owner_id)
  return { admin, ines, query, listLeads, listOwners }
}

describe('the lead of an offer that is answered', () => {
  const openOffer = async (world: World, { hasOwner }: { hasOwner: boolean }) => {
    const setup = await createAgencyWithOffers(world)
    const offer = await setup.createCashOffer({ amountCents: 411_000_00 })
    const filters = [{ key: 'source', anyOf: ['Offer page'] }]
    const routing = await addRouting(world, setup.agency, { filters })
    if (!hasOwner) await routing.query('update contacts set owner_id = null where account_id = $1')
    const accept = () =>
      world.app.inject({
        method: 'POST',
        url: `${setup.getContactPagePath()}/accept`,
        payload: `offerId=${offer._id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    return { ...setup, ...routing, accept }
  }

  test('goes by the rules, with its contact, if nobody has the contact', async ({ world }) => {
    const { accept, admin, ines, listLeads, listOwners, query } = await openOffer(world, { hasOwner: false })
    expect((await accept()).statusCode).toBe(303)
    const [lead] = await listLeads()
    expect(lead?.agent_id).toBe(ines.agentId)
    expect(await listOwners()).toEqual([ines.agentId])
    const { routing } = await admin.call('GET /agent/leads/lead/:leadId', { params: { leadId: lead?.id } })
    expect(routing).toMatchObject({ outcome: 'RULE', reasons: ['its source is Offer page'] })
    expect(await query('select distinct agent_id from notifications where account_id = $1')).toEqual([
      { agent_id: ines.agentId },
    ])
  })

  test('stays with the owner of the contact, and says so', async ({ world }) => {
    const { accept, agent, listLeads } = await openOffer(world, { hasOwner: true })
    await accept()
    expect(await listLeads()).toMatchObject([{ agent_id: agent.agentId, routing: { outcome: 'OWNER' } }])
  })
})

describe('the lead that a workflow creates for a task', () => {
  const createTasks = async (world: World, { accountId }: TestAgency, contactIds: readonly string[]) => {
    const due = { amount: 2, unit: 'HOURS' } as const
    const flow = await insertFlow(
      world.owner,
      accountId,
      aDefinition([{ id: 'task', kind: 'CREATE_TASK', action: 'Call them', leadType: 'SELLER', due }]),
    )
    await enroll(
      world.product,
      flow,
      contactIds.map((contactId) => ({ contactId })),
    )
    await runJobs(world, accountId)
  }

  test('goes by the rules if nobody has the contact, one agent after the other', async ({ world }) => {
    const { agency, agent, addContacts } = await createAgencyWithEmails(world)
    const contactIds = await addContacts('ada@example.com', 'bo@example.com', 'cy@example.com')
    const other = await world.factory.createAgent(agency)
    const agentIds = [agent.agentId, other.agentId]
    const { listLeads, listOwners, query } = await addRouting(world, agency, {
      assignment: { type: 'ROUND_ROBIN', agentIds },
    })
    await query('update contacts set owner_id = null where account_id = $1')
    await createTasks(world, agency, contactIds)
    const leads = await listLeads()
    expect(leads.map(({ agent_id }) => agent_id).sort()).toEqual([...agentIds, agent.agentId].sort())
    expect((await listOwners()).sort()).toEqual([...agentIds, agent.agentId].sort())
    for (const { routing } of leads) expect(routing).toMatchObject({ outcome: 'RULE', rule: { name: 'Everything' } })
  })

  test('has no agent if no rule takes it, and rings no bell', async ({ world }) => {
    const { agency, addContacts } = await createAgencyWithEmails(world)
    const contactIds = await addContacts('ada@example.com')
    const filters = [{ key: 'leadType', anyOf: ['BUYER'] }]
    const { listLeads, query } = await addRouting(world, agency, { filters })
    await query('update contacts set owner_id = null where account_id = $1')
    await createTasks(world, agency, contactIds)
    expect(await listLeads()).toMatchObject([{ agent_id: null, routing: null }])
    expect(await query('select id from notifications where account_id = $1')).toEqual([])
  })
})
