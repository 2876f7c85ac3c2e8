import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { keepHostsApart } from './keep-hosts-apart.ts'

function openAt(consoleOrigin: string, publicOrigin: string) {
  const app = Fastify()
  app.decorate('hosts', { accountOf: async () => undefined, originOf: async () => publicOrigin })
  keepHostsApart(app, { consoleOrigin, publicOrigin })
  app.get('/*', () => 'here')
  return async (url: string) => (await app.inject({ url, headers: { host: new URL(url).host } })).statusCode
}

test('where visitors have an origin of their own there are pages and no console', async () => {
  const statusOf = openAt('https://app.example', 'https://pages.example')
  for (const path of ['/lp/1', '/f/1', '/embed/search-widget.js', '/api/public/events', '/api/ready'])
    expect([path, await statusOf(`https://pages.example${path}`)]).toEqual([path, 200])
  for (const path of ['/', '/a/1/home', '/api/auth/login', '/lpx'])
    expect([path, await statusOf(`https://pages.example${path}`)]).toEqual([path, 404])
  expect(await statusOf('https://app.example/a/1/home')).toBe(200)
})

test('two ports of one machine are told apart by nobody, so everything is on both', async () => {
  const statusOf = openAt('http://localhost:4000', 'http://localhost:4001')
  expect(await statusOf('http://localhost:4000/a/1/home')).toBe(200)
  expect(await statusOf('http://localhost:4001/a/1/home')).toBe(200)
})
