import { randomBytes } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'
import { getNarrowerWidths, type StoredExtension, toMediaUrl, toNarrowerUrl } from '@gable/shared/media/image.ts'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import {
  createAnimation,
  createDecompressionBomb,
  createImage,
  createPhoto,
  createWideAnimation,
  svgDrawing,
} from '../../testing/images.ts'
import { test, type World } from '../../testing/world.ts'
import { createLog } from '../observe/log.ts'
import { createReporter } from '../observe/report.ts'
import { registerZod } from '../zod-plugin.ts'
import { createDiskStore } from './disk-store.ts'
import { openUploadsMaximum } from './open-uploads.ts'
import type { MediaStore } from './store.ts'
import { storedMediaRoutes } from './stored-media-routes.ts'
import { uploadRoutes } from './upload-routes.ts'
import { createUploadToken } from './upload-token.ts'

test.for<[StoredExtension, 'png' | 'jpeg' | 'webp']>([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['webp', 'webp'],
])('an uploaded %s is public and cacheable forever', async ([extension, format], { world }) => {
  const uploads = await createUploadApp(world)
  const { put, url } = await uploads.createUpload({ extension })
  expect((await put(await createImage(60, 40).toFormat(format).toBuffer())).statusCode).toBe(204)

  const response = await uploads.app.inject(url)
  expect(response.statusCode).toBe(200)
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width: 60, height: 40 })
  expect(response.headers).toMatchObject({
    'content-type': `image/${format}`,
    'content-length': String(response.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test('a wide image is also stored in smaller sizes, a narrow one is not', async ({ world }) => {
  const uploads = await createUploadApp(world)
  const wide = await uploads.createUpload({ extension: 'jpg' })
  expect((await wide.put(await createImage(1600, 900).jpeg().toBuffer())).statusCode).toBe(204)
  expect(await uploads.getRow(wide.mediaId)).toMatchObject({ width: 1600, narrower: [320, 640, 1280] })
  for (const width of getNarrowerWidths(1600)) {
    const response = await uploads.app.inject(toNarrowerUrl(wide.url, width))
    expect(response.headers['content-type']).toBe('image/webp')
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height: (width * 9) / 16 })
  }
  const camera = await uploads.createUpload({ extension: 'jpg' })
  await camera.put(await createImage(4000, 250).jpeg().toBuffer())
  expect(await uploads.getRow(camera.mediaId)).toMatchObject({ width: 3840, narrower: [320, 640, 1280, 1920] })

  const narrow = await uploads.createUpload({ extension: 'png' })
  await narrow.put(await createImage(320, 200).png().toBuffer())
  expect(await uploads.getRow(narrow.mediaId)).toMatchObject({ narrower: [] })
  expect((await uploads.app.inject(toNarrowerUrl(narrow.url, 320))).statusCode).toBe(404)
})

test('an animation keeps its frames', async ({ world }) => {
  const uploads = await createUploadApp(world)
  const { put, url } = await uploads.createUpload({ extension: 'webp' })
  expect((await put(await createAnimation(3))).statusCode).toBe(204)
  const { rawPayload } = await uploads.app.inject(url)
  expect(await sharp(rawPayload, { animated: true }).metadata()).toMatchObject({
    format: 'webp',
    pages: 3,
    width: 20,
    pageHeight: 10,
  })
})

test('a photo is rotated upright and loses its owner and location', async ({ world }) => {
  const uploads = await createUploadApp(world)
  const { put, url, mediaId } = await uploads.createUpload({ extension: 'jpg' })
  const photo = await createPhoto()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  await put(photo)
  const { rawPayload } = await uploads.app.inject(url)
  const metadata = await sharp(rawPayload).metadata()
  expect(metadata).toMatchObject({ width: 40, height: 60 })
  expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(rawPayload.includes('Ada Moss')).toBe(false)
  expect(await uploads.getRow(mediaId)).toMatchObject({
    content_type: 'image/jpeg',
    width: 40,
    height: 60,
    bytes: rawPayload.length,
    uploaded_by: uploads.member.agentId,
  })
})

test('an image wider than any screen is scaled down', async ({ world }) => {
  const uploads = await createUploadApp(world)
  const { put, url } = await uploads.createUpload({ extension: 'jpg' })
  await put(await createImage(5000, 100).jpeg().toBuffer())
  expect(await sharp((await uploads.app.inject(url)).rawPayload).metadata()).toMatchObject({ width: 3840, height: 77 })
})

test.for<[string, () => Promise<Buffer> | Buffer]>([
  ['an SVG, which could contain a script', () => svgDrawing],
  ['an HTML page named as an image', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a truncated image', async () => (await noise()).subarray(0, 4000)],
  [
    'a file that only starts like an image',
    () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(500)]),
  ],
  ['a TIFF', () => createImage().tiff().toBuffer()],
  ['an image that would fill the memory', () => createDecompressionBomb()],
  ['an animation that would fill the memory', () => createWideAnimation()],
  ['an empty file', () => Buffer.alloc(0)],
])('%s is rejected and leaves nothing behind', async ([, make], { world }) => {
  const uploads = await createUploadApp(world)
  const { put, url, mediaId } = await uploads.createUpload({ extension: 'webp' })
  const response = await put(await make())
  expect(response.statusCode).toBe(422)
  expect(response.json().fields.file).toMatch(/Please choose (another|a smaller) one/)
  expect(await uploads.getRow(mediaId)).toBeUndefined()
  expect((await uploads.app.inject(url)).statusCode).toBe(404)
})

test('a file above 5 MB is rejected as too large', async ({ world }) => {
  const uploads = await createUploadApp(world)
  const { put } = await uploads.createUpload({})
  const response = await put(randomBytes(6 * 1024 * 1024))
  expect(response.statusCode).toBe(413)
  expect(response.json()).toMatchObject({ code: 'too_large', fields: { file: expect.stringContaining('5 MB') } })
})

test('an upload token works once, even for two requests at the same time', async ({ world }) => {
  const uploads = await createUploadApp(world)
  const { put, url } = await uploads.createUpload({ extension: 'png' })
  const [red, wide] = [await createImage(9, 9).png().toBuffer(), await createImage(90, 9).png().toBuffer()]
  const responses = await Promise.all([put(red), put(wide)])
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  const width = responses[0].statusCode === 204 ? 9 : 90
  expect((await sharp((await uploads.app.inject(url)).rawPayload).metadata()).width).toBe(width)
  expect((await put(red)).statusCode).toBe(409)
})

test('an account has a limited number of uploads open, and can go on after them', async ({ world }) => {
  const uploads = await createUploadApp(world)
  const image = await createImage(9, 9).png().toBuffer()
  const putNew = async (payload = image) => (await (await uploads.createUpload({})).put(payload)).statusCode
  const codes = await Promise.all(Array.from({ length: openUploadsMaximum + 5 }, () => putNew()))
  expect(codes.filter((code) => code === 429)).toHaveLength(5)
  expect(codes.filter((code) => code === 204)).toHaveLength(openUploadsMaximum)
  const empty = Array.from({ length: openUploadsMaximum }, () => putNew(Buffer.alloc(0)))
  expect(await Promise.all(empty)).toEqual(empty.map(() => 422))
  expect(await putNew()).toBe(204)
})

test('an account that uploads many images does not keep others waiting', async ({ world }) => {
  const uploads = await createUploadApp(world)
  const { accountId } = await world.factory.createAgency()
  const { agentId } = await world.factory.createMember({ accountId })
  const large = await createImage(3000, 3000).png().toBuffer()
  const finished: string[] = []
  const put = async (name: string, payload: Buffer, overrides = {}) => {
    await (await uploads.createUpload(overrides)).put(payload)
    finished.push(name)
  }
  await Promise.all([
    ...['first', 'second', 'third'].map((name) => put(name, large)),
    put('other account', await createImage(9, 9).png().toBuffer(), { accountId, agentId }),
  ])
  expect(finished[0]).toBe('other account')
})

test('an expired, changed or forged upload token is rejected', async ({ world }) => {
  const uploads = await createUploadApp(world)
  const image = await createImage().png().toBuffer()
  const expired = await uploads.createUpload({ expiresAt: new Date(Date.now() - 1000) })
  expect((await expired.put(image)).statusCode).toBe(403)

  const { text } = await uploads.createUpload({})
  const forged = createUploadToken({ ...uploads.createToken(), accountId: newId() }, randomBytes(32))
  const bytes = Buffer.from(text, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0)
  for (const token of [forged, bytes.toString('base64url'), text.slice(0, -4), 'x']) {
    const response = await uploads.app.inject({ method: 'PUT', url: `/api/media/uploads/${token}`, payload: image })
    expect(response.statusCode).toBe(403)
  }
})

test('an upload that could not be stored can be retried with the same token', async ({ world }) => {
  const disk = createDiskStore(world.settings.DATA_DIR)
  let isFull = true
  const store: MediaStore = {
    ...disk,
    put: (...file) => (isFull ? Promise.reject(new Error('The disk is full')) : disk.put(...file)),
  }
  const uploads = await createUploadApp(world, store)
  const { put, mediaId } = await uploads.createUpload({ extension: 'png' })
  const image = await createImage().png().toBuffer()
  expect((await put(image)).statusCode).toBe(500)
  expect(await uploads.getRow(mediaId)).toBeUndefined()
  isFull = false
  expect((await put(image)).statusCode).toBe(204)
})

test('a client with the image in its cache gets an empty 304 response', async ({ world }) => {
  const uploads = await createUploadApp(world)
  const { put, url } = await uploads.createUpload({ extension: 'png' })
  await put(await createImage().png().toBuffer())
  const first = await uploads.app.inject(url)
  const again = await uploads.app.inject({ url, headers: { 'if-none-match': `W/"other", ${first.headers.etag}` } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await uploads.app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  const head = await uploads.app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    first.headers['content-length'],
  ])
})

test('a URL without an image returns 404', async ({ world }) => {
  const { app } = await createUploadApp(world)
  const [account, media] = [newId(), newId()]
  const urls = [
    toMediaUrl(account, media, 'png'),
    `/media/${account}/${media}.svg`,
    `/media/${account}/..%2f..%2fpostgres-password`,
    `/media/..%2f..%2f..%2fetc/passwd`,
    `/media/${account}/`,
  ]
  for (const url of urls) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
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

async function createUploadApp(
  { product, owner, factory, settings }: World,
  store = createDiskStore(settings.DATA_DIR),
) {
  const log = createLog({ LOG_LEVEL: 'silent' })
  const secret = randomBytes(32)
  const app = Fastify({ loggerInstance: log, routerOptions: { maxParamLength: 200 } })
  registerZod(app, createReporter({ reporting: undefined, log }))
  await app.register(uploadRoutes({ db: product.db, store, secret }))
  await app.register(storedMediaRoutes(store))
  onTestFinished(() => app.close())
  const { accountId } = await factory.createAgency()
  const member = await factory.createMember({ accountId })
  const createToken = () => ({
    accountId,
    agentId: member.agentId,
    mediaId: newId(),
    extension: 'png' as StoredExtension,
    expiresAt: new Date(Date.now() + 60_000),
  })
  return {
    app,
    member,
    createToken,
    getRow: (id: string) => owner.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst(),
    async createUpload(overrides: Partial<ReturnType<typeof createToken>>) {
      const token = { ...createToken(), ...overrides }
      const text = createUploadToken(token, secret)
      return {
        text,
        mediaId: token.mediaId,
        url: toMediaUrl(token.accountId, token.mediaId, token.extension),
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
