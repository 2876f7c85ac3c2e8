import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test as plain } from 'vitest'
import { openHouse, today } from '../testing/embed-house.ts'
import { test } from '../testing/world.ts'

const widget = '/embed/search-widget.js'
const evergreen = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'
const immutable = 'public, max-age=31536000, immutable'

describe('the script of a widget', () => {
  plain('is the newest of its element, asked for again after five minutes', async () => {
    const { app } = await openHouse(today)
    const { statusCode, headers, body } = await app.inject(widget)
    expect([statusCode, body]).toEqual([200, 'fetches piece-visit-BBBB2222.js'])
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': evergreen,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      etag: 'W/"AAAA1111"',
    })
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('content-encoding')
  })

  plain('is kept for ever under the name that its content gives it', async () => {
    const { app } = await openHouse(today)
    for (const [file, text] of Object.values(today)) {
      const { statusCode, headers, body } = await app.inject(`/embed/${file}`)
      expect([statusCode, body]).toEqual([200, text])
      expect(headers).toMatchObject({ 'cache-control': immutable, 'access-control-allow-origin': '*' })
    }
    expect((await app.inject('/embed/page-CCCC3333.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  plain.for([
    ['br', 'br'],
    ['gzip, deflate, br;q=1.0, *;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.8, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('is sent to who accepts "%s" in the coding %s', async ([accepted, coding]) => {
    const { app } = await openHouse(today)
    const answer = await app.inject({ url: widget, headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    const opened = { br: brotliDecompressSync, gzip: gunzipSync }[coding as string]
    expect(String(opened ? opened(answer.rawPayload) : answer.rawPayload)).toBe('fetches piece-visit-BBBB2222.js')
  })

  plain('is told to be the same in a few bytes to who has it, whatever its coding was', async () => {
    const { app } = await openHouse(today)
    const ask = (tag: string) => app.inject({ url: widget, headers: { 'if-none-match': tag, 'accept-encoding': 'br' } })
    for (const tag of ['W/"AAAA1111"', '"AAAA1111"', '"other", W/"AAAA1111"', '*']) {
      const { statusCode, headers, body } = await ask(tag)
      expect([statusCode, body]).toEqual([304, ''])
      expect(headers).toMatchObject({ 'cache-control': evergreen, etag: 'W/"AAAA1111"', vary: 'accept-encoding' })
    }
    expect((await ask('W/"DDDD4444"')).statusCode).toBe(200)
  })

  plain('can be asked after without being sent', async () => {
    const { app } = await openHouse(today)
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: widget })
    expect([statusCode, body]).toEqual([200, ''])
    expect(headers).toMatchObject({ 'content-length': '31', 'cache-control': evergreen })
  })
})

describe('no file is served', () => {
  plain.for([
    '/embed/popup-widget.js',
    '/embed/home-sale-calculator-widget.js',
    '/embed/search-widget-ZZZZ9999.js',
    '/embed/names.json',
    '/embed/search-widget-AAAA1111.js.br',
    '/embed/search-widget-aaaa1111.js',
    '/embed/',
    '/embed/..%2fsecret-AAAA1111.js',
    '/embed/..%5csecret-AAAA1111.js',
    '/embed/%2e%2e%2fsecret-AAAA1111.js',
    '/embed/../secret-AAAA1111.js',
    '/embed/search-widget-AAAA1111.js%00',
    '/embed/constructor.js',
    '/embed/__proto__',
  ])('under %s, nor remembered as missing', async (url) => {
    const { app } = await openHouse(today)
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('secret')
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store')
  })

  plain('by writing', async () => {
    const { app } = await openHouse(today)
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await app.inject({ method, url: widget })).statusCode).toBe(404)
  })
})

test('the product itself opens these doors', async ({ world }) => {
  const { statusCode, headers } = await world.stranger.send('GET', '/embed/search-widget-ZZZZ9999.js')
  expect(statusCode).toBe(404)
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
})
