import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { consoleRoutes } from './console.ts'
import { parseSettings } from './settings.ts'
import { registerZod } from './zod-plugin.ts'

async function openConsole(...folder: string[]) {
  const app = Fastify()
  onTestFinished(() => app.close())
  registerZod(app, { reportError: () => undefined })
  await app.register(consoleRoutes(parseSettings({ NODE_ENV: 'test' }), ...folder))
  return app
}

test('a missing endpoint or file is not found, and every other path is the console', async () => {
  const app = await openConsole()
  const get = (url: string) => app.inject({ method: 'GET', url })
  for (const url of ['/api/missing', '/assets/missing.js', '/assets/.hidden']) {
    const { statusCode, body } = await get(url)
    expect([url, statusCode]).toEqual([url, 404])
    expect(body).not.toContain('<html')
  }
  for (const url of ['/', '/leads', '/.vite/manifest.json', '/assets/../index.html'])
    expect((await get(url)).statusCode).toBe(200)
})

test('files with a hash in their name are kept forever, and the console asks for the others again', async () => {
  const app = await openConsole()
  const { body, headers } = await app.inject({ method: 'GET', url: '/' })
  expect(headers['cache-control'] ?? 'no-cache').toBe('no-cache')
  const [hashed] = /\/assets\/[\w-]+\.js/.exec(body) ?? []
  if (!hashed) return expect(body).toContain('not built')
  const file = await app.inject({ method: 'GET', url: hashed })
  expect(file.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const icon = await app.inject({ method: 'HEAD', url: '/favicon.svg' })
  expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'no-cache'])
})

test('a console that is built while the server runs is served without a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'console-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const page = join(folder, 'index.html')
  await writeFile(page, '<script src="/assets/first.js"></script>')
  const app = await openConsole(folder)
  const getPage = async () => (await app.inject({ method: 'GET', url: '/leads' })).body
  expect(await getPage()).toContain('first.js')
  await rm(page)
  expect(await getPage()).toContain('first.js')
  await writeFile(page, '<script src="/assets/second.js"></script>')
  await utimes(page, new Date(), new Date(Date.now() + 1000))
  expect(await getPage()).toContain('second.js')
})
