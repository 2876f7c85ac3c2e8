import { expect } from 'vitest'
import { createImage } from '../testing/images.ts'
import { test, type World } from '../testing/world.ts'

const emptyCard = { title: '', photoUrl: null, bookingUrl: '' }

async function uploadPhoto({ app }: World, agent: Awaited<ReturnType<World['factory']['createAgent']>>) {
  const { uploadUrl, url } = await agent.call('POST /agent/media/upload-url', { body: { extension: 'png' } })
  await app.inject({ method: 'PUT', url: uploadUrl, payload: await createImage().png().toBuffer() })
  return url
}

test('every agent has a card of their own, also without permissions', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const [ada, grace] = [
    await world.factory.createAgent(agency, { role: 'AGENT' }),
    await world.factory.createAgent(agency, { role: 'AGENT' }),
  ]
  expect(await ada.call('GET /agent/card')).toEqual(emptyCard)
  const photoUrl = await uploadPhoto(world, ada)
  const card = { title: 'Broker Associate', photoUrl, bookingUrl: 'https://cal.example/ada' }
  expect(await ada.call('PUT /agent/card', { body: { ...card, title: ' Broker\nAssociate ' } })).toEqual(card)
  expect(await ada.call('GET /agent/card')).toEqual(card)
  expect(await grace.call('GET /agent/card')).toEqual(emptyCard)
})

test.for(['http://cal.example', 'cal.example', 'javascript:alert(1)', 'https://', 'https://x y.example'])(
  'a booking link cannot be "%s"',
  async (bookingUrl, { world }) => {
    const ada = await world.factory.createAgent(await world.factory.createAgency())
    const response = await ada.send('PUT', '/api/agent/card', { ...emptyCard, bookingUrl })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual({ bookingUrl: 'Please enter a link that starts with https://' })
  },
)

test('a photo of another account, or of another website, is refused', async ({ world }) => {
  const ada = await world.factory.createAgent(await world.factory.createAgency())
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  for (const photoUrl of [await uploadPhoto(world, rival), 'https://evil.example/me.png', '/media/x.png'])
    await expect(ada.call('PUT /agent/card', { body: { ...emptyCard, photoUrl } })).rejects.toMatchObject({
      code: 'invalid',
      fields: { photoUrl: 'This photo was not uploaded to your account. Please upload it again.' },
    })
})

test('an agent without the marketing permission writes their own signature', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const ada = await world.factory.createAgent(agency, { role: 'AGENT' })
  const params = { brandingId: agency.brandingId }
  const paragraph = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Ada Moss' }] }
  const document = { type: 'doc' as const, content: [paragraph] }
  await ada.call('PUT /agent/branding/:brandingId/signature', { params, body: { document } })
  expect(await ada.call('GET /agent/branding/:brandingId/signature', { params })).toMatchObject({ document })
})
