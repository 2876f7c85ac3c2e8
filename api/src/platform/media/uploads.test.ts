import { randomBytes } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'
import { mediaAddress, narrowerAddress, narrowerThan, type StoredExtension } from '@gable/shared/media/image.ts'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { test, type World } from '../../testing/world.ts'
import { createLog } from '../observe/log.ts'
import { createReporter } from '../observe/report.ts'
import { speakZod } from '../speak-zod.ts'
import { diskStore } from './disk-store.ts'
import { animation, bomb, drawing, photograph, picture, wideAnimation } from './sample-images.ts'
import type { MediaStore } from './store.ts'
import { storedMediaRoutes } from './stored-media-routes.ts'
import { writeTicket } from './ticket.ts'
import { uploadRoutes } from './upload-routes.ts'

test.for<[StoredExtension, 'png' | 'jpeg' | 'webp']>([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['webp', 'webp'],
])('a %s is taken in and shown to everybody, for good', async ([extension, format], { world }) => {
  const house = await openHouse(world)
  const { put, url } = await house.ticket({ extension })
  expect((await put(await picture(60, 40).toFormat(format).toBuffer())).statusCode).toBe(204)

  const shown = await house.app.inject(url)
  expect(shown.statusCode).toBe(200)
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format, width: 60, height: 40 })
  expect(shown.headers).toMatchObject({
    'content-type': `image/${format}`,
    'content-length': String(shown.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test('a wide picture is kept narrower as well, and a narrow one only as it is', async ({ world }) => {
  const house = await openHouse(world)
  const wide = await house.ticket({ extension: 'jpg' })
  expect((await wide.put(await picture(1600, 900).jpeg().toBuffer())).statusCode).toBe(204)
  expect(await house.row(wide.mediaId)).toMatchObject({ width: 1600, narrower: [320, 640, 1280] })
  for (const width of narrowerThan(1600)) {
    const shown = await house.app.inject(narrowerAddress(wide.url, width))
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width, height: (width * 9) / 16 })
  }
  const narrow = await house.ticket({ extension: 'png' })
  await narrow.put(await picture(320, 200).png().toBuffer())
  expect(await house.row(narrow.mediaId)).toMatchObject({ narrower: [] })
  expect((await house.app.inject(narrowerAddress(narrow.url, 320))).statusCode).toBe(404)
})

test('an animation keeps its frames', async ({ world }) => {
  const house = await openHouse(world)
  const { put, url } = await house.ticket({ extension: 'webp' })
  expect((await put(await animation(3))).statusCode).toBe(204)
  const { rawPayload } = await house.app.inject(url)
  expect(await sharp(rawPayload, { animated: true }).metadata()).toMatchObject({
    format: 'webp',
    pages: 3,
    width: 20,
    pageHeight: 10,
  })
})

test('a photograph is turned upright and forgets who took it and where', async ({ world }) => {
  const house = await openHouse(world)
  const { put, url, mediaId } = await house.ticket({ extension: 'jpg' })
  const taken = await photograph()
  expect((await sharp(taken).metadata()).exif).toBeDefined()
  await put(taken)
  const { rawPayload } = await house.app.inject(url)
  const kept = await sharp(rawPayload).metadata()
  expect(kept).toMatchObject({ width: 40, height: 60 })
  expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined, undefined])
  expect(rawPayload.includes('Ada Moss')).toBe(false)
  expect(await house.row(mediaId)).toMatchObject({
    content_type: 'image/jpeg',
    width: 40,
    height: 60,
    bytes: rawPayload.length,
    uploaded_by: house.member.agentId,
  })
})

test('a picture wider than any screen is made smaller', async ({ world }) => {
  const house = await openHouse(world)
  const { put, url } = await house.ticket({ extension: 'jpg' })
  await put(await picture(5000, 100).jpeg().toBuffer())
  expect(await sharp((await house.app.inject(url)).rawPayload).metadata()).toMatchObject({ width: 3840, height: 77 })
})

test.for<[string, () => Promise<Buffer> | Buffer]>([
  ['a drawing that could carry script', () => drawing],
  ['a page called an image', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a picture that stops in the middle', async () => (await noise()).subarray(0, 4000)],
  [
    'a picture that only begins like one',
    () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(500)]),
  ],
  ['a tiff', () => picture().tiff().toBuffer()],
  ['a picture that would fill the memory', () => bomb()],
  ['an animation that would fill the memory', () => wideAnimation()],
  ['nothing at all', () => Buffer.alloc(0)],
])('%s is refused, and leaves nothing behind', async ([, make], { world }) => {
  const house = await openHouse(world)
  const { put, url, mediaId } = await house.ticket({ extension: 'webp' })
  const answer = await put(await make())
  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields.file).toMatch(/Please choose (another|a smaller) one/)
  expect(await house.row(mediaId)).toBeUndefined()
  expect((await house.app.inject(url)).statusCode).toBe(404)
})

test('a file above 5 MB is refused as too large', async ({ world }) => {
  const house = await openHouse(world)
  const { put } = await house.ticket({})
  const answer = await put(randomBytes(6 * 1024 * 1024))
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'too_large', fields: { file: expect.stringContaining('5 MB') } })
})

test('a ticket works once, even when it is used twice at the same time', async ({ world }) => {
  const house = await openHouse(world)
  const { put, url } = await house.ticket({ extension: 'png' })
  const [red, wide] = [await picture(9, 9).png().toBuffer(), await picture(90, 9).png().toBuffer()]
  const answers = await Promise.all([put(red), put(wide)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  const width = answers[0].statusCode === 204 ? 9 : 90
  expect((await sharp((await house.app.inject(url)).rawPayload).metadata()).width).toBe(width)
  expect((await put(red)).statusCode).toBe(409)
})

test('a ticket that expired, was changed, or was signed by somebody else, admits nobody', async ({ world }) => {
  const house = await openHouse(world)
  const image = await picture().png().toBuffer()
  const expired = await house.ticket({ expiresAt: new Date(Date.now() - 1000) })
  expect((await expired.put(image)).statusCode).toBe(403)

  const { text } = await house.ticket({})
  const forged = writeTicket({ ...house.facts(), accountId: newId() }, randomBytes(32))
  const bytes = Buffer.from(text, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0)
  for (const ticket of [forged, bytes.toString('base64url'), text.slice(0, -4), 'x']) {
    const answer = await house.app.inject({ method: 'PUT', url: `/api/media/uploads/${ticket}`, payload: image })
    expect(answer.statusCode).toBe(403)
  }
})

test('an image that could not be stored can be sent again by the same ticket', async ({ world }) => {
  const disk = diskStore(world.settings.DATA_DIR)
  let full = true
  const store: MediaStore = {
    ...disk,
    put: (...file) => (full ? Promise.reject(new Error('The disk is full')) : disk.put(...file)),
  }
  const house = await openHouse(world, store)
  const { put, mediaId } = await house.ticket({ extension: 'png' })
  const image = await picture().png().toBuffer()
  expect((await put(image)).statusCode).toBe(500)
  expect(await house.row(mediaId)).toBeUndefined()
  full = false
  expect((await put(image)).statusCode).toBe(204)
})

test('who has the image already is told so in a few bytes', async ({ world }) => {
  const house = await openHouse(world)
  const { put, url } = await house.ticket({ extension: 'png' })
  await put(await picture().png().toBuffer())
  const first = await house.app.inject(url)
  const again = await house.app.inject({ url, headers: { 'if-none-match': `W/"other", ${first.headers.etag}` } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await house.app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  const head = await house.app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    first.headers['content-length'],
  ])
})

test('an address that names no image shows none', async ({ world }) => {
  const { app } = await openHouse(world)
  const [account, media] = [newId(), newId()]
  const nowhere = [
    mediaAddress(account, media, 'png'),
    `/media/${account}/${media}.svg`,
    `/media/${account}/..%2f..%2fpostgres-password`,
    `/media/..%2f..%2f..%2fetc/passwd`,
    `/media/${account}/`,
  ]
  for (const url of nowhere) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
})

const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .jpeg()
    .toBuffer()

async function openHouse({ product, owner, founding, settings }: World, store = diskStore(settings.DATA_DIR)) {
  const log = createLog({ LOG_LEVEL: 'silent' })
  const secret = randomBytes(32)
  const app = Fastify({ loggerInstance: log, routerOptions: { maxParamLength: 200 } })
  speakZod(app, createReporter({ reporting: undefined, log }))
  await app.register(uploadRoutes({ db: product.db, store, secret }))
  await app.register(storedMediaRoutes(store))
  onTestFinished(() => app.close())
  const { accountId } = await founding.agency()
  const member = await founding.member({ accountId })
  const facts = () => ({
    accountId,
    agentId: member.agentId,
    mediaId: newId(),
    extension: 'png' as StoredExtension,
    expiresAt: new Date(Date.now() + 60_000),
  })
  return {
    app,
    member,
    facts,
    row: (id: string) => owner.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst(),
    async ticket(given: Partial<ReturnType<typeof facts>>) {
      const ticket = { ...facts(), ...given }
      const text = writeTicket(ticket, secret)
      return {
        text,
        mediaId: ticket.mediaId,
        url: mediaAddress(ticket.accountId, ticket.mediaId, ticket.extension),
        put: (payload: Buffer) =>
          app.inject({
            method: 'PUT',
            url: `/api/media/uploads/${text}`,
            payload,
            headers: { 'content-type': 'application/json' },
          }),
      }
    },
  }
}
