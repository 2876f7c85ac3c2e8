import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { restrictHosts } from './restrict-hosts.ts'

function createHostedApp(consoleOrigin: string, publicOrigin: string) {
  const app = Fastify()
  app.decorate('hosts', {
    getAccountId: async () => undefined,
    getOrigin: async () => publicOrigin,
    getPageHost: async () => ({ origin: publicOrigin, isShared: true }),
  })
  restrictHosts(app, { consoleOrigin, publicOrigin })
  const pages = ['/lp/:pageId', '/f/:subjectId', '/embed/:file']
  for (const path of [...pages, '/api/public/events', '/api/ready', '/*']) app.get(path, () => 'here')
  return async (url: string) => (await app.inject({ url, headers: { host: new URL(url).host } })).statusCode
}

test('a separate public origin serves pages and no console', async () => {
  const getStatus = createHostedApp('https://app.example', 'https://pages.example')
  for (const path of ['/lp/1', '/f/1', '/embed/search-widget.js', '/api/public/events', '/api/ready'])
    expect([path, await getStatus(`https://pages.example${path}`)]).toEqual([path, 200])
  for (const path of ['/', '/a/1/home', '/api/auth/login', '/lpx', '/f/a/b/c', '/o/a/b/c'])
    expect([path, await getStatus(`https://pages.example${path}`)]).toEqual([path, 404])
  expect(await getStatus('https://app.example/a/1/home')).toBe(200)
  expect(await getStatus('https://other.example/lp/1')).toBe(404)
})

test('the console and pages are served on both ports when they share a host name', async () => {
  const getStatus = createHostedApp('http://localhost:4000', 'http://localhost:4001')
  expect(await getStatus('http://localhost:4000/a/1/home')).toBe(200)
  expect(await getStatus('http://localhost:4001/a/1/home')).toBe(200)
})
