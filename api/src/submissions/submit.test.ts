import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { wrongCounters } from '../database/seed/recount.ts'
import { openPage } from '../testing/visitors.ts'
import { test } from '../testing/world.ts'

test('what a visitor sends becomes a contact, a lead with a home, a history and a count, all at once', async ({
  world,
}) => {
  const page = await openPage(world)
  const id = newId()
  const answer = await page.send({ id, details: { firstName: ' Nora ', lastName: 'Field', email: 'Nora@Example.com' } })
  expect(answer.json()).toEqual({ submissionId: id, firstName: 'Nora', address: '12 Oak Street, Dover, NH 03820' })

  const { submissions, contacts, leads, homes, consents, entries } = await page.stored()
  expect(contacts).toMatchObject([
    { full_name: 'Nora Field', email: 'nora@example.com', phone: null, source: 'Widget' },
  ])
  expect(homes).toMatchObject([{ full_address: '12 Oak Street, Dover, NH 03820', door_number: '' }])
  const [contact, home, lead] = [contacts[0]?.id, homes[0]?.id, leads[0]?.id]
  expect(leads).toMatchObject([
    { contact_id: contact, property_id: home, agent_id: null, lead_type: 'HV', stage: 'NEW', source: 'Widget' },
  ])
  expect(submissions).toMatchObject([
    { id, state: 'NEW', contact_id: contact, lead_id: lead, property_id: home, recognised_by: null },
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
  expect(await wrongCounters(world.owner.db, accountId)).toEqual([])
})
