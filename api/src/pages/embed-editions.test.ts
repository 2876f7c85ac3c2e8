import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { diskStore } from '../platform/media/disk-store.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { folder, openHouse, today, tomorrow, watched } from '../testing/embed-house.ts'
import { eventually } from '../testing/eventually.ts'

const widget = '/embed/search-widget.js'

describe('an edition that a website has pinned', () => {
  test('is served with all it fetches when another one has taken its place', async () => {
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

  test('is written once, however often and wherever the product starts', async () => {
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

  test('that was cut off while it was written is written at the next start', async () => {
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

  test('is the only thing that can be read where uploads are kept', async () => {
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

  test('is kept by the product once it listens, which nothing waits for', async () => {
    const shelf = await folder()
    const { app } = await openHouse(today, diskStore(shelf))
    await app.listen({ port: 0 })
    await eventually(() => stat(join(shelf, 'media', 'editions', 'page-CCCC3333.css.gz')))
  })

  test('is read once for many who ask, and again when the store was away', async () => {
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

  test('can still be had while somebody tries out names', async () => {
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
