import type { OwnerCorrectionInput } from '@gable/shared/contact-dashboard/correction.ts'
import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { test, type World } from '../testing/world.ts'

async function createOwner(world: World, options: { isNonMarketing?: boolean } = {}) {
  const property = await createAgencyWithProperty(world, options)
  await property.addMarketData()
  await property.runLookup()
  const { agent, contact, params } = property
  const contactId = contact._id
  const [link] = await agent.call('GET /agent/contacts/:contactId/dashboard-links', { params: { contactId } })
  invariant(link?.code, 'a contact with a home has a link')
  const { code } = link
  const post = (body: unknown) => world.anonymous.send('POST', `/api/public/dashboards/${code}/corrections`, body)
  const submit = (body: OwnerCorrectionInput) =>
    world.anonymous.call('POST /public/dashboards/:code/corrections', { params: { code }, body })
  const list = (viewer = agent) => viewer.call('GET /agent/properties/:propertyId/corrections', { params })
  const decide = (decision: 'accept' | 'decline' | 'reopen', correctionId: string, viewer = agent) =>
    viewer.call(`POST /agent/corrections/:correctionId/${decision}`, { params: { correctionId } })
  const getFacts = async () => (await property.getProperty()).homeFacts.opdLite
  const listNews = async (viewer = agent) => (await viewer.call('GET /agent/notifications')).data
  return { ...property, contactId, code, post, submit, list, decide, getFacts, listNews }
}

const inDays = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)

describe('what an owner says about their home', () => {
  test('waits for the agent beside the figure on record', async ({ world }) => {
    const { submit, list, getFacts, contactId } = await createOwner(world)
    const correction = await submit({ field: 'bedrooms', value: 4 })
    expect(correction).toMatchObject({ field: 'bedrooms', value: 4, recorded: 3, state: 'PENDING' })
    expect(await list()).toEqual([{ ...correction, contact: { _id: contactId, fullName: 'Nora Field' } }])
    expect((await getFacts()).bedrooms).toBe(3)
  })

  test('is sent without script, and leads back to the fact', async ({ world }) => {
    const { code, list } = await createOwner(world)
    const { statusCode, headers } = await world.anonymous.send(
      'POST',
      `/d/${code}/corrections`,
      'field=bedrooms&value=4&lang=es',
      { 'content-type': 'application/x-www-form-urlencoded' },
    )
    expect([statusCode, headers.location]).toEqual([303, `/d/${code}?lang=es#correct-bedrooms`])
    expect(await list()).toMatchObject([{ field: 'bedrooms', value: 4 }])
  })

  test('is on their page and in their activity', async ({ world }) => {
    const { submit, agent, code, contactId } = await createOwner(world)
    await submit({ field: 'improvement', text: 'New kitchen', year: 2022, cost: 30_000 })
    expect((await world.anonymous.send('GET', `/d/${code}`)).body).toContain('New kitchen')
    const { data } = await agent.call('POST /agent/changelog/search', {
      body: { eventGroups: ['DASHBOARD'], tags: [{ type: 'CONTACT_ID', value: contactId }] },
    })
    expect(data).toMatchObject([
      { kind: 'CORRECTED', detail: { label: 'Home improvement', value: '“New kitchen” in 2022 for $30,000' } },
    ])
  })

  test('replaces what they said before about the same fact, but not what was decided', async ({ world }) => {
    const { submit, decide, list, listNews } = await createOwner(world)
    const first = await submit({ field: 'bedrooms', value: 4 })
    expect(await submit({ field: 'bedrooms', value: 4 })).toEqual(first)
    const second = await submit({ field: 'bedrooms', value: 5 })
    expect((await list()).map(({ _id }) => _id)).toEqual([second._id])
    expect((await listNews()).map(({ text }) => text)).toEqual(['Bedrooms 5 (public record: 3)'])
    await decide('decline', second._id)
    const third = await submit({ field: 'bedrooms', value: 4 })
    expect((await list()).map(({ _id, state }) => [_id, state])).toEqual([
      [third._id, 'PENDING'],
      [second._id, 'DECLINED'],
    ])
  })

  test.for([
    ['a fact that does not exist', { field: 'ghosts', value: 1 }],
    ['half a bedroom', { field: 'bedrooms', value: 3.5 }],
    ['a negative size', { field: 'aboveGradeSqft', value: -1 }],
    ['a text for a number', { field: 'bedrooms', value: 'four' }],
    ['the figure on record', { field: 'bedrooms', value: 3 }],
    ['an improvement without a text', { field: 'improvement', text: ' ' }],
  ] as const)('is refused for %s', async ([, body], { world }) => {
    const { post, list } = await createOwner(world)
    expect((await post(body)).statusCode).toBe(422)
    expect(await list()).toEqual([])
  })

  test('needs the link, as long as it is on', async ({ world }) => {
    const { agent, post, contactId, params } = await createOwner(world)
    await agent.call('POST /agent/contacts/:contactId/dashboard-links/:propertyId/revoke', {
      params: { contactId, ...params },
    })
    expect((await post({ field: 'bedrooms', value: 4 })).statusCode).toBe(404)
    const guess = await world.anonymous.send('POST', '/api/public/dashboards/0123456789ABCDEF/corrections', {
      field: 'bedrooms',
      value: 4,
    })
    expect(guess.statusCode).toBe(404)
  })

  test('stays quiet about loans when the owner opted out of marketing', async ({ world }) => {
    const { post, list } = await createOwner(world, { isNonMarketing: true })
    expect((await post({ field: 'loanBalance', value: 1000 })).statusCode).toBe(403)
    expect(await list()).toEqual([])
  })
})

describe('the decision of the agent', () => {
  test('puts an accepted fact in place of the provider’s, also after the next lookup', async ({ world }) => {
    const { submit, decide, getFacts, getProperty, runLookup } = await createOwner(world)
    const { _id } = await submit({ field: 'bedrooms', value: 4 })
    expect(await decide('accept', _id)).toMatchObject({ state: 'ACCEPTED' })
    await runLookup()
    const { homeFacts, correctedFacts } = await getProperty()
    expect(homeFacts.opdLite).toMatchObject({ bedrooms: 4, fullBaths: 2 })
    expect(correctedFacts).toEqual({ bedrooms: { provider: 'OWNER', source: '', date: inDays } })
    await decide('reopen', _id)
    expect((await getFacts()).bedrooms).toBe(3)
  })

  test('puts an accepted balance in place of the estimated one', async ({ world }) => {
    const { submit, decide, agent, params } = await createOwner(world)
    const getEquity = () => agent.call('GET /agent/properties/:propertyId/equity', { params })
    const before = await getEquity()
    const { _id, recorded } = await submit({ field: 'loanBalance', value: 100_000 })
    expect(recorded).toBe(before.loanAmount)
    await decide('accept', _id)
    expect(await getEquity()).toMatchObject({
      loanAmount: 100_000,
      equity: (before.value ?? 0) - 100_000,
      loansFrom: [{ provider: 'OWNER', source: '', date: inDays }],
    })
    await decide('decline', _id)
    expect(await getEquity()).toEqual(before)
  })

  test('the last one counts, and a declined figure stays what the owner says', async ({ world }) => {
    const { submit, decide, getFacts, list } = await createOwner(world)
    const four = await submit({ field: 'bedrooms', value: 4 })
    await decide('accept', four._id)
    const five = await submit({ field: 'bedrooms', value: 5 })
    expect(five.recorded).toBe(4)
    await decide('accept', five._id)
    expect((await getFacts()).bedrooms).toBe(5)
    await decide('decline', five._id)
    expect((await getFacts()).bedrooms).toBe(4)
    expect((await list()).map(({ value, state }) => [value, state])).toEqual([
      [5, 'DECLINED'],
      [4, 'ACCEPTED'],
    ])
  })

  test('belongs to the agents of the account', async ({ world }) => {
    const { submit, list, decide } = await createOwner(world)
    const { agent: stranger } = await createOwner(world)
    const { _id } = await submit({ field: 'bedrooms', value: 4 })
    await expect(list(stranger)).rejects.toMatchObject({ code: 'not_found' })
    for (const decision of ['accept', 'decline', 'reopen'] as const)
      await expect(decide(decision, _id, stranger)).rejects.toMatchObject({ code: 'not_found' })
    await expect(decide('accept', newId())).rejects.toMatchObject({ code: 'not_found' })
    expect(await list()).toMatchObject([{ state: 'PENDING' }])
  })
})

describe('the news of a correction', () => {
  test('goes to the agent of the contact and links to the home', async ({ world }) => {
    const { submit, listNews, agency, updateContact, contactId, agent, params } = await createOwner(world)
    const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
    await updateContact(contactId, { owner_id: colleague.agentId })
    await submit({ field: 'bedrooms', value: 4 })
    expect(await listNews(colleague)).toMatchObject([
      {
        kind: 'CORRECTION',
        isRead: false,
        contact: { _id: contactId, fullName: 'Nora Field' },
        propertyId: params.propertyId,
        text: 'Bedrooms 4 (public record: 3)',
      },
    ])
    expect(await listNews(agent)).toEqual([])
  })

  test('goes to everybody when the contact has no agent', async ({ world }) => {
    const { submit, listNews, agency, updateContact, contactId, agent } = await createOwner(world)
    const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
    await updateContact(contactId, { owner_id: null })
    await submit({ field: 'bedrooms', value: 4 })
    for (const viewer of [agent, colleague]) expect(await listNews(viewer)).toMatchObject([{ kind: 'CORRECTION' }])
  })
})
