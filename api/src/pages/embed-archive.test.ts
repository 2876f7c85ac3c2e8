import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createDiskStore } from '../platform/media/disk-store.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { createTempFolder, firstBuild, nextBuild, recordCalls, startEmbedServer } from '../testing/embed-server.ts'
import { eventually } from '../testing/eventually.ts'

const widget = '/embed/search-widget.js'

describe('a widget version that a website has pinned', () => {
  test('is still served with all its pieces after a newer version is released', async () => {
    const storage = await createTempFolder()
    const before = await startEmbedServer(firstBuild, createDiskStore(storage))
    await before.archiveBuild()
    const { app } = await startEmbedServer(nextBuild, createDiskStore(storage))
    expect((await app.inject(widget)).body).toBe('fetches piece-visit-EEEE5555.js')
    for (const [file, text] of Object.values(firstBuild)) {
      const url = `/embed/${file}`
      const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
      expect([response.statusCode, String(brotliDecompressSync(response.rawPayload))]).toEqual([200, text])
      expect(response.headers).toEqual({
        ...(await before.app.inject({ url, headers: { 'accept-encoding': 'br' } })).headers,
        date: expect.anything(),
      })
      expect((await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe(
        'gzip',
      )
      expect((await app.inject({ url, headers: { 'if-none-match': String(response.headers.etag) } })).statusCode).toBe(
        304,
      )
    }
  })

  test('is archived once, however many servers start', async () => {
    const storage = await createTempFolder()
    const store = recordCalls(createDiskStore(storage))
    const { puts, gets } = store
    await (await startEmbedServer(firstBuild, store)).archiveBuild()
    expect(puts).toHaveLength(10)
    expect(puts.every((key) => key.startsWith('editions/'))).toBe(true)
    await (await startEmbedServer(firstBuild, store)).archiveBuild()
    expect([puts.length, gets.length]).toEqual([10, 2])
    await (await startEmbedServer(nextBuild, store)).archiveBuild()
    expect(puts).toHaveLength(14)
  })

  test('is archived at the next start when the first upload was interrupted', async () => {
    const storage = await createTempFolder()
    const disk = createDiskStore(storage)
    let room = 4
    const full: MediaStore = {
      ...disk,
      put: (...file) => (room-- > 0 ? disk.put(...file) : Promise.reject(new Error('full'))),
    }
    await expect((await startEmbedServer(firstBuild, full)).archiveBuild()).rejects.toThrow('full')
    await (await startEmbedServer(firstBuild, disk)).archiveBuild()
    const { app } = await startEmbedServer(nextBuild, disk)
    for (const [file] of Object.values(firstBuild)) expect((await app.inject(`/embed/${file}`)).statusCode).toBe(200)
  })

  test('is the only content that can be read from the upload store', async () => {
    const storage = await createTempFolder()
    const disk = recordCalls(createDiskStore(storage))
    const { app } = await startEmbedServer(firstBuild, disk)
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

  test('is archived in the background once the server listens', async () => {
    const storage = await createTempFolder()
    const { app } = await startEmbedServer(firstBuild, createDiskStore(storage))
    await app.listen({ port: 0 })
    await eventually(() => stat(join(storage, 'media', 'editions', 'page-CCCC3333.css.gz')))
  })

  test('is read once for many concurrent requests, and again after the store was down', async () => {
    const storage = await createTempFolder()
    const disk = createDiskStore(storage)
    await (await startEmbedServer(firstBuild, disk)).archiveBuild()
    let isDown = true
    const store = recordCalls({ ...disk, get: (key) => (isDown ? Promise.reject(new Error('down')) : disk.get(key)) })
    const { app } = await startEmbedServer(nextBuild, store)
    const fetchPinned = () => app.inject('/embed/search-widget-AAAA1111.js')
    expect((await fetchPinned()).statusCode).toBe(500)
    isDown = false
    store.gets.length = 0
    const responses = await Promise.all(Array.from({ length: 40 }, fetchPinned))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200))
    expect(store.gets).toHaveLength(3)
  })

  test('is still served while a client guesses file names', async () => {
    const storage = await createTempFolder()
    const disk = createDiskStore(storage)
    await (await startEmbedServer(firstBuild, disk)).archiveBuild()
    const { app } = await startEmbedServer(nextBuild, disk)
    await app.inject('/embed/search-widget-AAAA1111.js')
    const tries = Array.from({ length: 200 }, (_, index) => app.inject(`/embed/search-widget-${10_000_000 + index}.js`))
    const [pinned, newest] = await Promise.all([app.inject('/embed/search-widget-AAAA1111.js'), app.inject(widget)])
    expect([pinned.statusCode, newest.statusCode]).toEqual([200, 200])
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status !== 404 && status !== 503)).toEqual([])
    expect(statuses).toContain(503)
  })
})
