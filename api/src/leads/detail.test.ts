import { expect } from 'vitest'
import { createAgencyWithLeads } from '../testing/leads.ts'
import { createPage } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'

test('a lead shows the submission that created it and its history', async ({ world }) => {
  const page = await createPage(world)
  await page.submit({ details: { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com' } })
  const ada = await world.factory.createAgent(page.agency)
  const { leads, submissions } = await page.getStored()
  const params = { leadId: leads[0]?.id ?? '' }
  await ada.call('POST /agent/leads/lead/:leadId/move', {
    params,
    body: { stage: 'LOST', lostReason: 'Never answered' },
  })
  const { submission, history } = await ada.call('GET /agent/leads/lead/:leadId', { params })
  expect(submission).toMatchObject({ _id: submissions[0]?.id, subjectName: 'Address search' })
  expect(history.map(({ kind, agentName }) => [kind, agentName])).toEqual([
    ['STAGE_CHANGED', 'Ada Moss'],
    ['CREATED', null],
    ['SUBMITTED', null],
  ])
})

test('the history of a lead leaves out other leads of the same contact', async ({ world }) => {
  const { agent, ids, moveLead } = await createAgencyWithLeads(world, [{}])
  const params = { leadId: ids[0] ?? '' }
  const { contactId } = await agent.call('GET /agent/leads/lead/:leadId', { params })
  const other = await agent.call('POST /agent/leads', { body: { contactId, leadType: 'BUYER' } })
  await moveLead(0, { stage: 'QUALIFIED' })
  const { history } = await agent.call('GET /agent/leads/lead/:leadId', { params: { leadId: other._id } })
  expect(history.map(({ kind }) => kind)).toEqual(['CREATED'])
})

test('the field config lists stages, types, lost reasons and the agents of the account', async ({ world }) => {
  const { agent } = await createAgencyWithLeads(world, [])
  await world.factory.createAgent(await world.factory.createAgency())
  const { stages, leadTypes, lostReasons, agents } = await agent.call('GET /agent/leads/field-config')
  expect(stages.map(({ label }) => label)).toEqual([
    'New',
    'Contacted',
    'Qualified',
    'Under Contract',
    'Closed',
    'Lost',
  ])
  expect(leadTypes).toContainEqual({ value: 'HV', label: 'Home Value' })
  expect(lostReasons).toContain('Never answered')
  expect(agents).toEqual([{ _id: agent.agentId, fullName: 'Ada Moss' }])
})
