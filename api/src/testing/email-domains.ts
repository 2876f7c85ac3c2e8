import type { EmailDomain } from '@gable/shared/email-domains/email-domain.ts'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../platform/observe/log.ts'
import type { Settings } from '../platform/settings.ts'
import { startDnsServer } from './dns-server.ts'
import type { World } from './world.ts'

/** The same world with a name server of its own, which the product asks about all domains. */
export async function startDnsWorld(world: World, settings: Partial<Settings> = {}) {
  const dns = await startDnsServer()
  onTestFinished(() => dns.close())
  const withDns = { ...world.settings, DNS_SERVERS: [dns.address], ...settings }
  const app = await buildApp({ ...world, settings: withDns, log: createLog(withDns) })
  onTestFinished(() => app.close())
  const factory = world.factory.withApp(app)
  return { dns, world: { ...world, settings: withDns, app, factory } }
}

type Dns = Awaited<ReturnType<typeof startDnsWorld>>['dns']

/** Sets the records of a domain as its owner would. */
export function setRecords(dns: Dns, { records }: Pick<EmailDomain, 'records'>) {
  for (const { type, host, value } of records) if (value && type !== 'MX') dns.set(host, type, value)
}
