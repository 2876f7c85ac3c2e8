import { expect } from 'vitest'
import { runJobs } from '../testing/jobs.ts'
import { cashTerms, createAgencyWithOffers } from '../testing/offers.ts'
import { test, type World } from '../testing/world.ts'

const listEntries = async (world: World, accountId: string) => {
  const entries = await world.owner.db
    .selectFrom('timeline_entries')
    .select('event_group')
    .where('account_id', '=', accountId)
    .execute()
  return (group: string) => entries.filter(({ event_group }) => event_group === group)
}

test('notes and offers written at once for one property and contact are all stored', { timeout: 180_000 }, async ({
  world,
}) => {
  const { agent, agency, contact, params, createCashOffer } = await createAgencyWithOffers(world)
  const paragraph = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Wants to sell.' }] }
  const document = { type: 'doc' as const, content: [paragraph] }
  const createPair = () => [
    agent.call('POST /agent/notes', { body: { contactId: contact._id, ...params, document } }),
    createCashOffer(),
  ]
  // Few enough at once to get a connection on a busy machine.
  for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 5 }, createPair).flat())
  const getEntries = await listEntries(world, agency.accountId)
  expect(getEntries('NOTES')).toHaveLength(100)
  expect(getEntries('OFFER')).toHaveLength(100)
})

test('offers written at once for two properties with the same contacts are all stored', { timeout: 180_000 }, async ({
  world,
}) => {
  const { agent, agency, addContact, addProperty } = await createAgencyWithOffers(world)
  const contacts = await Promise.all(Array.from({ length: 12 }, () => addContact('Nora Field')))
  const propertyIds = [await addProperty(contacts[0]?._id ?? ''), await addProperty(contacts[1]?._id ?? '')]
  for (const { _id: contactId } of contacts)
    for (const propertyId of propertyIds)
      await agent.call('PUT /agent/contacts/:contactId/properties/:propertyId', { params: { contactId, propertyId } })
  const createPair = () =>
    propertyIds.map((propertyId) =>
      agent.call('POST /agent/properties/:propertyId/create-cash-offer', { params: { propertyId }, body: cashTerms }),
    )
  for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 3 }, createPair).flat())
  const getEntries = await listEntries(world, agency.accountId)
  expect(getEntries('OFFER')).toHaveLength(60 * 2 * contacts.length)
})

test('offers are withdrawn and restored while their contact is erased', { timeout: 120_000 }, async ({ world }) => {
  const { agent, agency, addContact } = await createAgencyWithOffers(world)
  // Without their lock, nine of ten fail.
  for (let n = 0; n < 10; n++) {
    const { _id, properties } = await addContact('Ada Brook', { address: `${n} Oak Street, Dover, NH 03820` })
    const params = { propertyId: properties[0]?._id ?? '' }
    const offer = await agent.call('POST /agent/properties/:propertyId/create-cash-offer', { params, body: cashTerms })
    const url = `/api/agent/properties/${params.propertyId}/offers/${offer._id}`
    const name = 'Ada Brook'
    await agent.call('POST /agent/contacts/:contactId/erasure', { params: { contactId: _id }, body: { name } })
    let isErased = false
    const change = async (action: string) => {
      while (!isErased) expect([200, 404]).toContain((await agent.send('POST', `${url}/${action}`)).statusCode)
    }
    const erase = async () => {
      await runJobs(world, agency.accountId)
      isErased = true
    }
    await Promise.all([change('withdrawn'), change('restored'), erase()])
  }
  const { total } = await agent.call('GET /agent/contacts/search', { query: { search: 'Brook' } })
  expect(total.count).toBe(0)
})
