import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addSecurityHeaders, createConsolePolicy } from './security-headers.ts'

const getImagePolicy = (policy: string) => policy.split('; ').find((line) => line.startsWith('img-src'))

const settings = { PORT: 4000, CONSOLE_ORIGIN: undefined, PUBLIC_ORIGIN: undefined, ERROR_DSN: undefined }

test.for([
  [undefined, "img-src 'self' data: blob: http://localhost:4000"],
  ['https://tile.example/{z}/{x}/{y}.png', "img-src 'self' data: blob: http://localhost:4000 https://tile.example"],
  [
    'https://{s}.tile.example:8443/{z}/{x}/{y}?key=1',
    "img-src 'self' data: blob: http://localhost:4000 https://*.tile.example:8443",
  ],
] as const)(
  'the console allows images from itself, published ones and those of the tile server %s',
  ([TILE_URL, images]) => {
    expect(getImagePolicy(createConsolePolicy({ ...settings, TILE_URL }))).toBe(images)
  },
)

test('the console allows the images of emails from where visitors get them', () => {
  const published = { ...settings, TILE_URL: undefined, PUBLIC_ORIGIN: 'https://pages.agency.example' }
  expect(getImagePolicy(createConsolePolicy(published))).toBe("img-src 'self' data: blob: https://pages.agency.example")
})

test('no cache stores a response, unless its route allows that', async () => {
  const app = Fastify()
  addSecurityHeaders(app)
  app.get('/data', async () => ({ name: 'Nora' }))
  app.get('/file', (_, reply) => reply.header('cache-control', 'public, max-age=60').send('here'))
  const getCacheControl = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await getCacheControl('/data')).toBe('no-store')
  expect(await getCacheControl('/nothing')).toBe('no-store')
  expect(await getCacheControl('/file')).toBe('public, max-age=60')
})
