import { expect } from 'vitest'
import { runJobs } from '../testing/jobs.ts'
import { cashTerms, createAgencyWithOffers } from '../testing/offers.ts'
import { openJourney } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'

test('an offer for a property whose contact is erased is stored or finds no property', { timeout: 120_000 }, async ({
  world,
}) => {
  const { agent, agency, addContact } = await createAgencyWithOffers(world)
  // Without its locks, every other one fails.
  for (let n = 0; n < 15; n++) {
    const { _id, properties } = await addContact('Nora Park', { address: `${n} Oak Street, Dover, NH 03820` })
    const url = `/api/agent/properties/${properties[0]?._id}/create-cash-offer`
    await agent.call('POST /agent/contacts/:contactId/erasure', {
      params: { contactId: _id },
      body: { name: 'Nora Park' },
    })
    const offers = [0, 1, 2].map(() => agent.send('POST', url, cashTerms))
    const [responses] = await Promise.all([Promise.all(offers), runJobs(world, agency.accountId)])
    for (const { statusCode } of responses) expect([200, 404]).toContain(statusCode)
  }
  const { total } = await agent.call('GET /agent/contacts/search', { query: { search: 'Park' } })
  expect(total.count).toBe(0)
})

test('submissions of a person who is being erased are stored, before or after', { timeout: 120_000 }, async ({
  world,
}) => {
  const { agent, agency, addContact } = await createAgencyWithOffers(world)
  const page = await openJourney(world, agency, await world.factory.createAsset(agency))
  for (let n = 0; n < 50; n++) {
    const address = `${n} Elm Street, Bath, ME 04530`
    const details = { firstName: 'Tom', lastName: 'Reed', email: `tom${n}@example.com`, phone: '' }
    const { _id } = await addContact('Tom Reed', { address, emailId: details.email })
    await page.submit({ details, address: { text: address } })
    await world.app.submissionNotifier.drain()
    await runJobs(world, agency.accountId)
    await agent.call('POST /agent/contacts/:contactId/erasure', {
      params: { contactId: _id },
      body: { name: 'Tom Reed' },
    })
    const submissions = [0, 1, 2].map(() => page.submit({ details, address: { text: address } }))
    const [responses] = await Promise.all([Promise.all(submissions), runJobs(world, agency.accountId)])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  }
})
