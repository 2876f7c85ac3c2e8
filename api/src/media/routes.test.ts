import { contract } from '@gable/shared/contract.ts'
import { expect } from 'vitest'
import { createImage } from '../platform/media/sample-images.ts'
import { test } from '../testing/world.ts'

test('an agent asks where to put a picture, puts it there, and everybody sees it', async ({ world }) => {
  const { factory, app } = world
  const ada = await factory.createAgent(await factory.createAgency(), { role: 'AGENT' })
  const { uploadUrl, url } = await ada.call('POST /agent/media/upload-url', { body: { extension: '.PNG' } })
  expect(url).toMatch(new RegExp(`^/media/${ada.accountId}/[0-9a-f-]{36}\\.png$`))

  const payload = await createImage().png().toBuffer()
  const headers = { 'content-type': 'image/png' }
  expect((await app.inject({ method: 'PUT', url: uploadUrl, payload, headers })).statusCode).toBe(204)
  const shown = await app.inject(url)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
  expect(shown.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(shown.headers['content-security-policy']).toBe("default-src 'none'")
})

test.for([
  ['png', 'png'],
  ['jpg', 'jpg'],
  ['JPEG', 'jpg'],
  ['webp', 'webp'],
  ['gif', 'webp'],
] as const)('a %s is kept as a %s', async ([extension, kept], { world }) => {
  const ada = await world.factory.createAgent(await world.factory.createAgency())
  const body = contract['POST /agent/media/upload-url'].body.parse({ extension })
  expect((await ada.call('POST /agent/media/upload-url', { body })).url).toMatch(new RegExp(`\\.${kept}$`))
})

test.for(['svg', 'exe', '', '../png'])('no place is given to a "%s"', async (extension, { world }) => {
  const ada = await world.factory.createAgent(await world.factory.createAgency())
  const answer = await ada.send('POST', '/api/agent/media/upload-url', { extension })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields).toEqual({ extension: 'Please choose a png, jpg, webp or gif image' })
})

test('a place is in the account of the one who asks', async ({ world }) => {
  const { factory, owner, app } = world
  const [here, there] = [await factory.createAgent(await factory.createAgency()), await factory.createAgent(await factory.createAgency())]
  const { uploadUrl } = await here.call('POST /agent/media/upload-url', { body: { extension: 'png' } })
  await app.inject({ method: 'PUT', url: uploadUrl, payload: await createImage().png().toBuffer() })
  const rows = await owner.db.selectFrom('media').select(['account_id', 'uploaded_by']).execute()
  expect(rows).toContainEqual({ account_id: here.accountId, uploaded_by: here.agentId })
  expect(rows.filter(({ account_id }) => account_id === there.accountId)).toEqual([])
})
