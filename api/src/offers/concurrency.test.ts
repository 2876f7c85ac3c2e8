import { expect } from 'vitest'
import { createAgencyWithOffers } from '../testing/offers.ts'
import { test } from '../testing/world.ts'

test('notes and offers written at once for one property and contact are all stored', { timeout: 60_000 }, async ({
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
  const entries = await world.owner.db
    .selectFrom('timeline_entries')
    .select('event_group')
    .where('account_id', '=', agency.accountId)
    .where('event_group', 'in', ['NOTES', 'OFFER'])
    .execute()
  expect(entries.filter(({ event_group }) => event_group === 'NOTES')).toHaveLength(100)
  expect(entries.filter(({ event_group }) => event_group === 'OFFER')).toHaveLength(100)
})
