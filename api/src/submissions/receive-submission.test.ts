import { newId } from '@gable/shared/ids.ts'
import { SubmissionReceipt } from '@gable/shared/submissions/visitor-submission.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { findCounterMismatches } from '../demo/counter-mismatches.ts'
import { createPage } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'

test('a submission creates a contact, a lead with a property, activity, and a count', async ({ world }) => {
  const page = await createPage(world)
  const id = newId()
  const response = await page.submit({
    id,
    details: { firstName: ' Nora ', lastName: 'Field', email: 'Nora@Example.com' },
  })
  expect(response.json()).toEqual({
    answerToken: expect.any(String),
    submissionId: id,
    firstName: 'Nora',
    address: '12 Oak Street, Dover, NH 03820',
  })

  const { submissions, contacts, leads, properties, consents, entries } = await page.getStored()
  expect(contacts).toMatchObject([
    { full_name: 'Nora Field', email: 'nora@example.com', phone: null, source: 'Widget' },
  ])
  expect(properties).toMatchObject([{ full_address: '12 Oak Street, Dover, NH 03820', door_number: '' }])
  const [contact, property, lead] = [contacts[0]?.id, properties[0]?.id, leads[0]?.id]
  expect(leads).toMatchObject([
    { contact_id: contact, property_id: property, agent_id: null, lead_type: 'HV', stage: 'NEW', source: 'Widget' },
  ])
  expect(submissions).toMatchObject([
    { id, state: 'NEW', contact_id: contact, lead_id: lead, property_id: property, recognised_by: null },
  ])
  expect(consents).toMatchObject([
    {
      submission_id: id,
      contact_id: contact,
      wording: page.journey.consent.wording,
      page_url: 'https://blog.example/sell?utm=1',
    },
  ])
  expect(entries.map(({ event_group, kind }) => `${event_group} ${kind}`).sort()).toEqual([
    'FORM_SUBMISSION SUBMITTED',
    'LEAD CREATED',
    'PROPERTY LINKED',
  ])
  const { accountId } = page.agency
  const counted = await world.owner.db.selectFrom('events').selectAll().where('account_id', '=', accountId).execute()
  expect(counted).toMatchObject([{ id, type: 'submission', subject_id: page.subjectId }])
  expect(await findCounterMismatches(world.owner.db, accountId)).toEqual([])
})

test('a submission whose receipt breaks the contract leaves nothing behind, so that the browser sends it again', async ({
  world,
}) => {
  const page = await createPage(world)
  const parse = vi.spyOn(SubmissionReceipt, 'parse').mockImplementation(() => {
    throw new Error('The receipt is invalid')
  })
  onTestFinished(() => parse.mockRestore())
  expect((await page.submit()).statusCode).toBe(500)
  expect(Object.values(await page.getStored()).flat()).toEqual([])
})
