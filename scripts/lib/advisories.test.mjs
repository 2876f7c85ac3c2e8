import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { checkAdvisories } from './advisories.mjs'
import { listProductionPackages } from './production-packages.mjs'

const lockfile = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      vite:
        specifier: ^8.0.0
        version: 8.0.1

  api:
    dependencies:
      '@gable/shared':
        specifier: workspace:*
        version: link:../shared
      fastify:
        specifier: ^5.0.0
        version: 5.1.0
    devDependencies:
      '@types/pg':
        specifier: ^8.0.0
        version: 8.0.1

packages:

  fastify@5.1.0:
    resolution: {integrity: sha512-abc==}

snapshots:

  '@scope/logger@2.0.0(typescript@6.0.3)': {}

  fastify@5.1.0:
    dependencies:
      '@scope/logger': 2.0.0(typescript@6.0.3)
      width-cjs: width@4.2.3
    optionalDependencies:
      old-logger: '@scope/logger@1.0.0'

  '@scope/logger@1.0.0': {}

  width@4.2.3: {}
`

const severe = { severity: 'high', title: 'Leaks', url: 'https://advisories.example/1', vulnerable_versions: '<5.2.0' }

test('the production packages are those that production code needs, directly or not', () => {
  expect(listProductionPackages(lockfile)).toEqual({
    '@scope/logger': ['1.0.0', '2.0.0'],
    fastify: ['5.1.0'],
    width: ['4.2.3'],
  })
})

test('a severe advisory fails the check and names the package, and a lesser one is only counted', async () => {
  const { registry, requests } = await startRegistry(200, {
    fastify: [severe],
    width: [{ ...severe, severity: 'moderate' }],
  })
  expect(await checkAdvisories({ lockfile, registry })).toEqual({
    problem: 'fastify 5.1.0: high, Leaks (affects <5.2.0, see https://advisories.example/1)',
    summary: '1 of low or moderate severity',
  })
  expect(requests).toEqual([{ url: '/npm/-/npm/v1/security/advisories/bulk', body: listProductionPackages(lockfile) }])
})

test('packages without advisories pass', async () => {
  const { registry } = await startRegistry(200, {})
  expect(await checkAdvisories({ lockfile, registry })).toEqual({ problem: '', summary: '' })
})

test('a registry that fails, is silent or cannot be reached passes and says so', async () => {
  const notReachable = { problem: '', summary: 'advisories: not reachable' }
  const { registry } = await startRegistry(500, {})
  expect(await checkAdvisories({ lockfile, registry })).toEqual(notReachable)
  const silent = await startRegistry(undefined)
  expect(await checkAdvisories({ lockfile, registry: silent.registry, timeout: 50 })).toEqual(notReachable)
  expect(await checkAdvisories({ lockfile, registry: 'http://127.0.0.1:1/' })).toEqual(notReachable)
})

/** Without a status, the registry never answers. */
async function startRegistry(status, reply) {
  const requests = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
    requests.push({ url: request.url, body })
    if (status !== undefined) response.writeHead(status).end(JSON.stringify(reply))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { registry: `http://127.0.0.1:${server.address().port}/npm/`, requests }
}
