import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { createAgencyWithOffers } from '../testing/offers.ts'
import { test, type World } from '../testing/world.ts'

/** A cash offer on the page of a contact, and what a browser without script posts there. */
async function openOffer(world: World) {
  const setup = await createAgencyWithOffers(world)
  const offer = await setup.createCashOffer({ amountCents: 411_000_00 })
  const path = setup.getContactPagePath()
  const post = (action: 'accept' | 'ask', fields: Record<string, string> = {}, url = path) =>
    world.app.inject({
      method: 'POST',
      url: `${url}/${action}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ offerId: offer._id, ...fields }).toString(),
    })
  const listLeads = () =>
    world.owner.db.selectFrom('leads').selectAll().where('account_id', '=', setup.agency.accountId).execute()
  const read = async (url = path) => (await world.app.inject(url)).body
  return { ...setup, offer, path, post, listLeads, read }
}

test('accepting an offer makes one lead with activity and a notification, and says that it is no contract', async ({
  world,
}) => {
  const { agent, offer, path, post, listLeads, listActivity, read } = await openOffer(world)
  expect(await read()).toContain('It is not a contract: nothing is signed')
  const response = await post('accept')
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(`${path}?offer=${offer._id}&result=accepted#offer-${offer._id}`)
  await post('accept')
  const [lead, ...more] = await listLeads()
  expect(more).toEqual([])
  expect(lead).toMatchObject({
    lead_type: 'SELLER',
    source: 'Offer page',
    next_action: 'Wants to accept the offer of $411,000',
  })
  expect((await listActivity()).map(({ kind }) => kind)).toEqual(['CREATED', 'ACCEPTED'])
  const notifications = await agent.call('GET /agent/notifications')
  expect(JSON.stringify(notifications)).toContain(lead?.id)
  const page = await read()
  expect(page).toContain('You want this offer.')
  expect(page).not.toContain('Yes, I want this offer')
})

test('a question reaches the agent with its text, and blank ones are ignored', async ({ world }) => {
  const { agent, contact, post, listLeads, listActivity, read } = await openOffer(world)
  await post('ask', { question: ' \n ' })
  expect(await listLeads()).toEqual([])
  const response = await post('ask', { question: 'Can we close in <b>May</b>?' })
  expect(await read(response.headers.location)).toContain('Your question was sent.')
  expect(await listLeads()).toMatchObject([{ lead_type: 'GENERAL', contact_id: contact._id }])
  expect((await listActivity()).at(-1)?.detail).toMatchObject({ question: 'Can we close in <b>May</b>?' })
  expect(agent.accountId).toBeTruthy()
})

test('the page stays in the language that the contact chose', async ({ world }) => {
  const { path, post, read } = await openOffer(world)
  expect(await read()).toContain('href="?lang=es"')
  expect(await read(`${path}?lang=es`)).toContain('Aceptar esta oferta')
  const response = await post('ask', { question: '¿Cuándo sería el cierre?', lang: 'es' })
  expect(await read(response.headers.location)).toContain('Su pregunta se envió.')
})

test('an offer that expired meanwhile, or is of another home, cannot be accepted', async ({ world }) => {
  const { offer, post, listLeads, expireOffer } = await openOffer(world)
  const other = await openOffer(world)
  for (const offerId of [other.offer._id, newId(), 'x', ''])
    expect((await post('accept', { offerId })).headers.location).toContain('result=expired')
  await expireOffer(offer._id)
  expect((await post('accept')).headers.location).toContain('result=expired')
  expect([await listLeads(), await other.listLeads()]).toEqual([[], []])
})

test('a link that is not ours accepts nothing, and nobody sends without end', async ({ world }) => {
  const { post, path, listLeads } = await openOffer(world)
  expect((await post('accept', {}, `${path.slice(0, -4)}AAAA`)).statusCode).toBe(404)
  for (let count = 0; count < 21; count++) await post('ask', { question: `Question ${count}` })
  expect((await post('ask', { question: 'One more' })).headers.location).toContain('result=tooMany')
  expect(await listLeads()).toHaveLength(20)
})
