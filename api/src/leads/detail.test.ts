import { expect } from 'vitest'
import { agencyWithLeads } from '../testing/leads.ts'
import { openPage } from '../testing/visitors.ts'
import { test } from '../testing/world.ts'

test('a lead knows the submission that made it and everything that happened to it', async ({ world }) => {
  const page = await openPage(world)
  await page.send({ details: { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com' } })
  const ada = await world.founding.person(page.agency)
  const { leads, submissions } = await page.stored()
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

test('the history of one lead says nothing of another of the same contact', async ({ world }) => {
  const { ada, ids, move } = await agencyWithLeads(world, [{}])
  const params = { leadId: ids[0] ?? '' }
  const { contactId } = await ada.call('GET /agent/leads/lead/:leadId', { params })
  const other = await ada.call('POST /agent/leads', { body: { contactId, leadType: 'BUYER' } })
  await move(0, { stage: 'QUALIFIED' })
  const { history } = await ada.call('GET /agent/leads/lead/:leadId', { params: { leadId: other._id } })
  expect(history.map(({ kind }) => kind)).toEqual(['CREATED'])
})

test('the fields of leads name the stages, the kinds, the reasons and whose a lead can be', async ({ world }) => {
  const { ada } = await agencyWithLeads(world, [])
  await world.founding.person(await world.founding.agency())
  const { stages, leadTypes, lostReasons, agents } = await ada.call('GET /agent/leads/field-config')
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
  expect(agents).toEqual([{ _id: ada.agentId, fullName: 'Ada Moss' }])
})
