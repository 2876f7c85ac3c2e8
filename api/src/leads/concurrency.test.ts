import { expect } from 'vitest'
import { createAgencyWithLeads } from '../testing/leads.ts'
import { test } from '../testing/world.ts'

test('leads can be moved, completed and changed while their contacts are merged', { timeout: 120_000 }, async ({
  world,
}) => {
  const pairCount = 50
  const { agent, agency, ids } = await createAgencyWithLeads(
    world,
    Array.from({ length: 2 * pairCount }, (_, n) => ({ name: `Lead ${n}` })),
  )
  const { accountId } = agency
  const contacts = await world.owner.db
    .selectFrom('leads')
    .select('contact_id')
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()
  const getContactId = (n: number) => contacts[n]?.contact_id ?? ''
  for (let n = 0; n < 2 * pairCount; n += 2) {
    const [contactId, mergedId] = [getContactId(n), getContactId(n + 1)]
    const leads = [ids[n] ?? '', ids[n + 1] ?? ''].map((leadId) => ({ params: { leadId } }))
    await Promise.all([
      agent.call('POST /agent/contacts/:contactId/merge', { params: { contactId }, body: { mergedId } }),
      ...leads.flatMap((lead) => [
        agent.call('POST /agent/leads/lead/:leadId/move', { ...lead, body: { stage: 'QUALIFIED' } }),
        agent.call('PATCH /agent/leads/lead/:leadId', { ...lead, body: { agentId: agent.agentId } }),
      ]),
    ])
  }
  const moved = await world.owner.db
    .selectFrom('leads')
    .select(['contact_id', 'stage', 'agent_id'])
    .where('account_id', '=', accountId)
    .execute()
  expect(moved).toHaveLength(2 * pairCount)
  expect(new Set(moved.map(({ contact_id }) => contact_id)).size).toBe(pairCount)
  expect(new Set(moved.map(({ stage, agent_id }) => `${stage} ${agent_id}`))).toEqual(
    new Set([`QUALIFIED ${agent.agentId}`]),
  )
})
