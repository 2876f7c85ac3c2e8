import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test as plain } from 'vitest'
import { diskStore } from '../platform/media/disk-store.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { createLog } from '../platform/observe/log.ts'
import { createReporter } from '../platform/observe/report.ts'
import { addSecurityHeaders } from '../platform/security-headers.ts'
import { speakZod } from '../platform/speak-zod.ts'
import { eventually } from '../testing/eventually.ts'
import { test } from '../testing/world.ts'
import { editionsIn } from './embed-editions.ts'
import { openEmbedFiles } from './embed-files.ts'
import { embedRoutes } from './embed-routes.ts'
import { keepEdition } from './keep-edition.ts'

const today = {
  'search-widget.js': ['search-widget-AAAA1111.js', 'fetches piece-visit-BBBB2222.js'],
  visit: ['piece-visit-BBBB2222.js', 'counts'],
  'page.css': ['page-CCCC3333.css', 'body { margin: 0 }'],
} as const
const tomorrow = { 'search-widget.js': ['search-widget-DDDD4444.js', 'fetches piece-visit-EEEE5555.js'] } as const

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

describe('an edition that a website has pinned', () => {
  plain('is served with all it fetches when another one has taken its place', async () => {
    const shelf = await folder()
    const before = await openHouse(today, diskStore(shelf))
    await before.keep()
    const { app } = await openHouse(tomorrow, diskStore(shelf))
    expect((await app.inject(widget)).body).toBe('fetches piece-visit-EEEE5555.js')
    for (const [file, text] of Object.values(today)) {
      const url = `/embed/${file}`
      const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
      expect([answer.statusCode, String(brotliDecompressSync(answer.rawPayload))]).toEqual([200, text])
      expect(answer.headers).toEqual({
        ...(await before.app.inject({ url, headers: { 'accept-encoding': 'br' } })).headers,
        date: expect.anything(),
      })
      expect((await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe(
        'gzip',
      )
      expect((await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } })).statusCode).toBe(
        304,
      )
    }
  })

  plain('is written once, however often and wherever the product starts', async () => {
    const shelf = await folder()
    const store = watched(diskStore(shelf))
    const { puts, gets } = store
    await (await openHouse(today, store)).keep()
    expect(puts).toHaveLength(10)
    expect(puts.every((key) => key.startsWith('editions/'))).toBe(true)
    await (await openHouse(today, store)).keep()
    expect([puts.length, gets.length]).toEqual([10, 2])
    await (await openHouse(tomorrow, store)).keep()
    expect(puts).toHaveLength(14)
  })

  plain('that was cut off while it was written is written at the next start', async () => {
    const shelf = await folder()
    const disk = diskStore(shelf)
    let room = 4
    const full: MediaStore = {
      ...disk,
      put: (...file) => (room-- > 0 ? disk.put(...file) : Promise.reject(new Error('full'))),
    }
    await expect((await openHouse(today, full)).keep()).rejects.toThrow('full')
    await (await openHouse(today, disk)).keep()
    const { app } = await openHouse(tomorrow, disk)
    for (const [file] of Object.values(today)) expect((await app.inject(`/embed/${file}`)).statusCode).toBe(200)
  })

  plain('is the only thing that can be read where uploads are kept', async () => {
    const shelf = await folder()
    const disk = watched(diskStore(shelf))
    const { app } = await openHouse(today, disk)
    await disk.put(
      '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1/018bb2c0-1e00-7a10-8a10-6c5f0e2b91a2.png',
      Buffer.from('x'),
      '',
    )
    await disk.put('secret-AAAA1111.js', Buffer.from('secret'), '')
    for (const name of [
      '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1%2f018bb2c0-1e00-7a10-8a10-6c5f0e2b91a2.png',
      '..%2fsecret-AAAA1111.js',
      'secret-AAAA1111.js',
      '0.json',
    ])
      expect((await app.inject(`/embed/${name}`)).statusCode).toBe(404)
    expect(new Set(disk.gets)).toEqual(
      new Set(['', '.gz', '.br'].map((ending) => `editions/secret-AAAA1111.js${ending}`)),
    )
  })

  plain('is kept by the product once it listens, which nothing waits for', async () => {
    const shelf = await folder()
    const { app } = await openHouse(today, diskStore(shelf))
    await app.listen({ port: 0 })
    await eventually(() => stat(join(shelf, 'media', 'editions', 'page-CCCC3333.css.gz')))
  })

  plain('is read once for many who ask, and again when the store was away', async () => {
    const shelf = await folder()
    const disk = diskStore(shelf)
    await (await openHouse(today, disk)).keep()
    let isAway = true
    const store = watched({ ...disk, get: (key) => (isAway ? Promise.reject(new Error('away')) : disk.get(key)) })
    const { app } = await openHouse(tomorrow, store)
    const ask = () => app.inject('/embed/search-widget-AAAA1111.js')
    expect((await ask()).statusCode).toBe(500)
    isAway = false
    store.gets.length = 0
    const answers = await Promise.all(Array.from({ length: 40 }, ask))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200))
    expect(store.gets).toHaveLength(3)
  })

  plain('can still be had while somebody tries out names', async () => {
    const shelf = await folder()
    const disk = diskStore(shelf)
    await (await openHouse(today, disk)).keep()
    const { app } = await openHouse(tomorrow, disk)
    await app.inject('/embed/search-widget-AAAA1111.js')
    const tries = Array.from({ length: 200 }, (_, index) => app.inject(`/embed/search-widget-${10_000_000 + index}.js`))
    const [pinned, newest] = await Promise.all([app.inject('/embed/search-widget-AAAA1111.js'), app.inject(widget)])
    expect([pinned.statusCode, newest.statusCode]).toEqual([200, 200])
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status !== 404 && status !== 503)).toEqual([])
    expect(statuses).toContain(503)
  })
})

test('the product itself opens these doors', async ({ world }) => {
  const { statusCode, headers } = await world.stranger.send('GET', '/embed/search-widget-ZZZZ9999.js')
  expect(statusCode).toBe(404)
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
})

type Names = Record<string, readonly [file: string, text: string]>

/** A product that was built as these files, and keeps editions where another one may find them. */
async function openHouse(names: Names, given?: MediaStore) {
  const dist = await folder()
  await writeFile(join(dist, '..', 'secret-AAAA1111.js'), 'secret')
  for (const [file, text] of Object.values(names)) {
    await writeFile(join(dist, file), text)
    await writeFile(join(dist, `${file}.br`), brotliCompressSync(text))
    await writeFile(join(dist, `${file}.gz`), gzipSync(text))
  }
  const listed = Object.entries(names).map(([name, [file]]) => [name, { file, integrity: `sha384-${file}` }])
  await writeFile(join(dist, 'names.json'), JSON.stringify(Object.fromEntries(listed)))

  const log = createLog({ LOG_LEVEL: 'silent' })
  const app = Fastify({ loggerInstance: log })
  app.decorate('embedFiles', await openEmbedFiles({ isWatched: false, folder: dist }))
  addSecurityHeaders(app)
  speakZod(app, createReporter({ reporting: undefined, log }))
  const editions = editionsIn(given ?? diskStore(await folder()))
  keepEdition(app, editions, dist)
  await app.register(embedRoutes({ folder: dist, editions }))
  onTestFinished(() => app.close())
  return {
    app,
    keep: () =>
      editions.keep(
        dist,
        Object.values(names).map(([file]) => file),
      ),
  }
}

/** A store that tells what it was asked. */
function watched(store: MediaStore) {
  const [puts, gets] = [[] as string[], [] as string[]]
  return {
    puts,
    gets,
    put: (key: string, bytes: Buffer, type: string) => {
      puts.push(key)
      return store.put(key, bytes, type)
    },
    get: (key: string) => {
      gets.push(key)
      return store.get(key)
    },
  }
}

async function folder() {
  const parent = await mkdtemp(join(tmpdir(), 'gable-embeds-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const made = join(parent, 'here')
  await mkdir(made)
  return made
}
