import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithLeads } from '../testing/leads.ts'
import { test, type World } from '../testing/world.ts'

const tomorrow = new Date(Date.now() + dayLength).toISOString()

async function createAgencyWithCalls(world: World) {
  const leads = await createAgencyWithLeads(world, [{}])
  const params = { leadId: leads.ids[0] ?? '' }
  const getLead = () => leads.agent.call('GET /agent/leads/lead/:leadId', { params })
  const { contactId } = await getLead()
  const logCall = (fields: object) =>
    leads.agent.call('POST /agent/calls', { body: { contactId, outcome: 'NO_ANSWER', ...fields } })
  const listActivity = async () => {
    const body = { tags: [{ type: 'CONTACT_ID' as const, value: contactId }] }
    return (await leads.agent.call('POST /agent/changelog/search', { body })).data
  }
  return { ...leads, leadId: params.leadId, contactId, getLead, logCall, listActivity }
}

describe('a logged call', () => {
  test('appears in the activity of the contact, with its note', async ({ world }) => {
    const { agent, logCall, listActivity, getLead } = await createAgencyWithCalls(world)
    await logCall({ outcome: 'VOICEMAIL', note: 'Asked to call back' })
    expect(await listActivity()).toMatchObject([
      {
        eventGroup: 'CALL',
        kind: 'LOGGED',
        detail: { outcome: 'VOICEMAIL', note: 'Asked to call back' },
        agent: { _id: agent.agentId },
      },
    ])
    expect(await getLead()).toMatchObject({ stage: 'NEW', history: [] })
  })

  test('that reached a new lead answers it, and a next step plans the follow-up', async ({ world }) => {
    const { agent, leadId, getLead, logCall } = await createAgencyWithCalls(world)
    await logCall({ leadId, outcome: 'REACHED', nextStep: { action: 'Send comps', at: tomorrow } })
    const lead = await getLead()
    expect(lead).toMatchObject({
      stage: 'CONTACTED',
      agentId: agent.agentId,
      nextAction: 'Send comps',
      nextActionAt: tomorrow,
    })
    expect(lead.history.map(({ kind }) => kind).sort()).toEqual(['ASSIGNED', 'DONE', 'LOGGED', 'STAGE_CHANGED'])
  })

  test('without an answer leaves the lead waiting, unless a next step is planned', async ({ world }) => {
    const { agent, leadId, logCall } = await createAgencyWithCalls(world)
    const countUnanswered = async () => (await agent.call('GET /agent/leads/today')).counts.unanswered
    await logCall({ leadId })
    expect(await countUnanswered()).toBe(1)
    await logCall({ leadId, nextStep: { action: 'Try again', at: tomorrow } })
    expect(await countUnanswered()).toBe(0)
  })

  test('can be removed with everything it changed', async ({ world }) => {
    const { agent, leadId, getLead, logCall, listActivity } = await createAgencyWithCalls(world)
    const before = await getLead()
    const { _id } = await logCall({ leadId, outcome: 'REACHED', nextStep: { action: 'Send comps', at: tomorrow } })
    await agent.call('DELETE /agent/calls/:callId', { params: { callId: _id } })
    expect(await getLead()).toEqual(before)
    expect(await listActivity()).toEqual([])
  })

  test('can be removed after the lead has changed, which then stays as it is', async ({ world }) => {
    const { agent, leadId, getLead, logCall, moveLead } = await createAgencyWithCalls(world)
    const { _id } = await logCall({ leadId, outcome: 'REACHED' })
    await moveLead(0, { stage: 'QUALIFIED' })
    await agent.call('DELETE /agent/calls/:callId', { params: { callId: _id } })
    expect(await getLead()).toMatchObject({ stage: 'QUALIFIED' })
  })
})

test('a call is refused for an unknown contact, a lead of someone else and a next step without a lead', async ({
  world,
}) => {
  const { agent, agency, leadId, contactId, logCall } = await createAgencyWithCalls(world)
  const other = await createAgencyWithCalls(world)
  await expect(logCall({ contactId: newId() })).rejects.toMatchObject({
    fields: { contactId: 'This contact no longer exists' },
  })
  await expect(logCall({ contactId: other.contactId })).rejects.toMatchObject({ code: 'invalid' })
  await expect(logCall({ leadId: other.leadId })).rejects.toMatchObject({ code: 'not_found' })
  await expect(logCall({ nextStep: { action: 'Call', at: tomorrow } })).rejects.toMatchObject({
    fields: { nextStep: 'Only a lead can have a next step' },
  })
  await agent.call('POST /agent/leads/lead/:leadId/move', {
    params: { leadId },
    body: { stage: 'LOST', lostReason: 'Moved' },
  })
  await expect(logCall({ leadId, nextStep: { action: 'Call', at: tomorrow } })).rejects.toMatchObject({
    code: 'conflict',
  })
  const { _id: callId } = await logCall({})
  const colleague = await world.factory.createAgent(agency)
  await expect(colleague.call('DELETE /agent/calls/:callId', { params: { callId } })).rejects.toMatchObject({
    message: 'Only the person who logged this call can remove it',
  })
  await expect(other.agent.call('DELETE /agent/calls/:callId', { params: { callId } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(contactId).not.toBe(other.contactId)
})
