import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { createAgencyWithEmails } from '../../testing/emails.ts'
import { runJobs } from '../../testing/jobs.ts'
import { test } from '../../testing/world.ts'

test('an estimate counts who would enter, and of an active automation only those who would enter in addition', async ({
  world,
}) => {
  const { agency, agent, publish } = await createAgencyWithEmails(world)
  const { accountId } = agency
  const addContact = (firstName: string, tags: string[]) =>
    agent.call('POST /agent/contacts', { body: { firstName, emailId: `${firstName}-${newId()}@example.com`, tags } })
  await addContact('ada', ['Buyer'])
  await addContact('bo', ['Seller'])
  const { contentId } = await publish()
  const flowId = newId()
  const params = { flowId }
  const definition: FlowDefinition = {
    trigger: null,
    filters: [{ key: 'tags', anyOf: ['Buyer'] }],
    reentry: 'NEVER',
    exits: [],
    window: null,
    steps: [{ id: 'send', kind: 'SEND_EMAIL', contentId }],
  }
  await agent.call('POST /agent/flows', { body: { flowId, kind: 'AUTOMATION', title: 'Buyers' } })
  await agent.call('PUT /agent/flows/:flowId/draft', { params, body: { definition } })
  const estimate = async (changed?: FlowDefinition) => {
    const body = { estimateId: newId(), ...(changed && { definition: changed }) }
    return (await agent.call('POST /agent/flows/:flowId/estimates', { params, body })).estimate
  }
  expect(await estimate()).toMatchObject({ total: 1, emails: 1, postcards: 0, held: [] })
  await agent.call('POST /agent/flows/:flowId/published', { params, body: { contacts: 'STAY' } })
  await runJobs(world, accountId)
  expect(await estimate()).toMatchObject({ total: 0, emails: 0, sample: [] })
  expect(await estimate({ ...definition, filters: [] })).toMatchObject({
    total: 1,
    emails: 1,
    sample: [{ contact: { fullName: 'bo' } }],
  })
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  const body = { estimateId: newId() }
  await expect(stranger.call('POST /agent/flows/:flowId/estimates', { params, body })).rejects.toMatchObject({
    code: 'not_found',
  })
})
