import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { openInstallation } from './database/installation.ts'
import { ceilingRoute } from './ingest/ceiling.ts'
import { constantRoute } from './platform/constant.ts'
import { createLog } from './platform/observe/log.ts'
import { readSettings } from './platform/settings.ts'

// The product as it is, and beside its routes those it is measured against: the same work without its essence.
const settings = readSettings(process.env)
const log = createLog(settings)
const installation = await openInstallation(settings, log)
const app = await buildApp({ ...installation, settings, log })
await app.register(ceilingRoute, { prefix: '/api' })
await app.register(constantRoute, { prefix: '/api' })
await app.listen({ port: settings.PORT, host: settings.HOST })
const [address] = app.addresses() as AddressInfo[]
process.stdout.write(`Gable is open at http://127.0.0.1:${address?.port}\n`)

process.on('SIGTERM', async () => {
  await app.close()
  await installation.close()
  process.exit(0)
})
