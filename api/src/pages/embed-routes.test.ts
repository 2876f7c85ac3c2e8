import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test as plain } from 'vitest'
import { firstBuild, startEmbedServer } from '../testing/embed-server.ts'
import { test } from '../testing/world.ts'

const widget = '/embed/search-widget.js'
const evergreen = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'
const immutable = 'public, max-age=31536000, immutable'

describe('the script of a widget', () => {
  plain('is the latest version, revalidated after five minutes', async () => {
    const { app } = await startEmbedServer(firstBuild)
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

  plain('is cached forever under its hashed name', async () => {
    const { app } = await startEmbedServer(firstBuild)
    for (const [file, text] of Object.values(firstBuild)) {
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
  ])('is sent with "Accept-Encoding: %s" in the encoding %s', async ([accepted, encoding]) => {
    const { app } = await startEmbedServer(firstBuild)
    const response = await app.inject({ url: widget, headers: { 'accept-encoding': accepted } })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length))
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding as string]
    expect(String(decode ? decode(response.rawPayload) : response.rawPayload)).toBe('fetches piece-visit-BBBB2222.js')
  })

  plain('answers 304 to a browser that has it, whatever its encoding', async () => {
    const { app } = await startEmbedServer(firstBuild)
    const request = (tag: string) =>
      app.inject({ url: widget, headers: { 'if-none-match': tag, 'accept-encoding': 'br' } })
    for (const tag of ['W/"AAAA1111"', '"AAAA1111"', '"other", W/"AAAA1111"', '*']) {
      const { statusCode, headers, body } = await request(tag)
      expect([statusCode, body]).toEqual([304, ''])
      expect(headers).toMatchObject({ 'cache-control': evergreen, etag: 'W/"AAAA1111"', vary: 'accept-encoding' })
    }
    expect((await request('W/"DDDD4444"')).statusCode).toBe(200)
  })

  plain('answers HEAD requests', async () => {
    const { app } = await startEmbedServer(firstBuild)
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: widget })
    expect([statusCode, body]).toEqual([200, ''])
    expect(headers).toMatchObject({ 'content-length': '31', 'cache-control': evergreen })
  })
})

describe('no embed file is served', () => {
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
  ])('under %s, and the 404 is not cached', async (url) => {
    const { app } = await startEmbedServer(firstBuild)
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('secret')
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store')
  })

  plain('for a write request', async () => {
    const { app } = await startEmbedServer(firstBuild)
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await app.inject({ method, url: widget })).statusCode).toBe(404)
  })
})

test('the app registers the embed routes', async ({ world }) => {
  const { statusCode, headers } = await world.anonymous.send('GET', '/embed/search-widget-ZZZZ9999.js')
  expect(statusCode).toBe(404)
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
})
