import { consoleOrigin, publicOrigin, type Settings } from '../platform/settings.ts'
import type { MailDns } from './domain-records.ts'

/** What the installation brings to the domains of all accounts. */
export interface DomainContext {
  secret: Buffer
  dnsServers: string[] | undefined
  mail: MailDns
  consoleOrigin: string
  publicOrigin: string
}

export const createDomainContext = (settings: Settings, secret: Buffer): DomainContext => ({
  secret,
  dnsServers: settings.DNS_SERVERS,
  mail: { spfTerms: settings.MAIL_SPF, bounceDomain: settings.MAIL_BOUNCE_DOMAIN },
  consoleOrigin: consoleOrigin(settings),
  publicOrigin: publicOrigin(settings),
})
