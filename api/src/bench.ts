import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openInstallation } from './database/installation.ts'
import { eventsCeilingRoute } from './ingest/ceiling.ts'
import { createLog } from './platform/observe/log.ts'
import { parseSettings } from './platform/settings.ts'

// The product with the baseline routes that the benchmarks compare it with.
const settings = parseSettings(process.env)
const log = createLog(settings)
const installation = await openInstallation(settings, log)
const app = await buildApp({ ...installation, settings, log })
await app.register(eventsCeilingRoute, { prefix: '/api' })
await app.register(constantRoute, { prefix: '/api' })
await app.register(processorRoute, { prefix: '/api' })
await app.listen({ port: settings.PORT, host: settings.HOST })
const [address] = app.addresses() as AddressInfo[]
process.stdout.write(`Gable is running at http://127.0.0.1:${address?.port}\n`)

process.on('SIGTERM', async () => {
  await app.close()
  await installation.close()
  process.exit(0)
})

interface ConstantRequest {
  Body: string
  Querystring: { type?: string }
}

/** Returns the bytes it was given, which measures the cost of a response without any work. */
async function constantRoute(app: FastifyInstance) {
  let constant = { body: '', type: 'text/plain' }
  app.put<ConstantRequest>('/constant', { bodyLimit: 1024 * 1024 }, async ({ body, query }, reply) => {
    constant = { body, type: query.type ?? 'text/plain' }
    return reply.code(204).send()
  })
  app.get('/constant', { config: { quiet: true } }, async (_, reply) => reply.type(constant.type).send(constant.body))
}

/** How long this process has kept processors busy, in microseconds. Other work on the machine does not count. */
async function processorRoute(app: FastifyInstance) {
  app.get('/processor-time', { config: { quiet: true } }, async () => {
    const { user, system } = process.cpuUsage()
    return user + system
  })
}
