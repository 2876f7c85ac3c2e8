import { contract } from '@gable/shared/contract.ts'
import { expect } from 'vitest'
import { createImage } from '../testing/images.ts'
import { test } from '../testing/world.ts'

test('an agent uploads an image, and visitors can see it', async ({ world }) => {
  const { factory, app } = world
  const ada = await factory.createAgent(await factory.createAgency(), { role: 'AGENT' })
  const { uploadUrl, url } = await ada.call('POST /agent/media/upload-url', { body: { extension: '.PNG' } })
  expect(url).toMatch(new RegExp(`^/media/${ada.accountId}/[0-9a-f-]{36}\\.png$`))

  const payload = await createImage().png().toBuffer()
  const headers = { 'content-type': 'image/png' }
  expect((await app.inject({ method: 'PUT', url: uploadUrl, payload, headers })).statusCode).toBe(204)
  const image = await app.inject(url)
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png'])
  expect(image.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(image.headers['content-security-policy']).toBe("default-src 'none'")
})

test.for([
  ['png', 'png'],
  ['jpg', 'jpg'],
  ['JPEG', 'jpg'],
  ['webp', 'webp'],
  ['gif', 'webp'],
] as const)('a %s is stored as a %s', async ([extension, storedExtension], { world }) => {
  const ada = await world.factory.createAgent(await world.factory.createAgency())
  const body = contract['POST /agent/media/upload-url'].body.parse({ extension })
  expect((await ada.call('POST /agent/media/upload-url', { body })).url).toMatch(new RegExp(`\\.${storedExtension}$`))
})

test.for(['svg', 'exe', '', '../png'])(
  'a file with the extension "%s" cannot be uploaded',
  async (extension, { world }) => {
    const ada = await world.factory.createAgent(await world.factory.createAgency())
    const response = await ada.send('POST', '/api/agent/media/upload-url', { extension })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual({ extension: 'Please choose a png, jpg, webp or gif image' })
  },
)

test('an upload belongs to the account of the agent', async ({ world }) => {
  const { factory, owner, app } = world
  const [here, there] = [
    await factory.createAgent(await factory.createAgency()),
    await factory.createAgent(await factory.createAgency()),
  ]
  const { uploadUrl } = await here.call('POST /agent/media/upload-url', { body: { extension: 'png' } })
  await app.inject({ method: 'PUT', url: uploadUrl, payload: await createImage().png().toBuffer() })
  const rows = await owner.db.selectFrom('media').select(['account_id', 'uploaded_by']).execute()
  expect(rows).toContainEqual({ account_id: here.accountId, uploaded_by: here.agentId })
  expect(rows.filter(({ account_id }) => account_id === there.accountId)).toEqual([])
})
