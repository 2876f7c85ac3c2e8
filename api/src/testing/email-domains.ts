import type { EmailDomain } from '@gable/shared/email-domains/email-domain.ts'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../platform/observe/log.ts'
import type { Settings } from '../platform/settings.ts'
import { startDnsServer } from './dns-server.ts'
import type { World } from './world.ts'

/** The same world with a name server of its own, which the product asks about all domains, until the test ends. */
export async function startDnsWorld(world: World, settings: Partial<Settings> = {}) {
  const started = await openDnsWorld(world, settings)
  onTestFinished(() => started.close())
  return started
}

/** The same for several tests. Close it. */
export async function openDnsWorld(world: World, settings: Partial<Settings> = {}) {
  const dns = await startDnsServer()
  const withDns = { ...world.settings, DNS_SERVERS: [dns.address], ...settings }
  const app = await buildApp({ ...world, settings: withDns, log: createLog(withDns) })
  const factory = world.factory.withApp(app)
  async function close() {
    await app.close()
    dns.close()
  }
  return { dns, world: { ...world, settings: withDns, app, factory }, close }
}

type Dns = Awaited<ReturnType<typeof startDnsWorld>>['dns']

/** Sets the records of a domain as its owner would. */
export function setRecords(dns: Dns, { records }: Pick<EmailDomain, 'records'>) {
  for (const { type, host, value } of records) if (value && type !== 'MX') dns.set(host, type, value)
}
