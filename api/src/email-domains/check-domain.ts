import { retiringKeyDays } from '@gable/shared/email-domains/email-domain.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { StoredChecks } from '../database/schema/emails.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { checkRecord } from './check-record.ts'
import { createDkimKey } from './dkim-key.ts'
import { withDnsLookup } from './dns-lookup.ts'
import type { DomainContext } from './domain-context.ts'
import { notifyOfDomain } from './domain-notices.ts'
import { type ExpectedRecord, listExpectedRecords, toCheckKey } from './domain-records.ts'
import {
  activateKey,
  deleteRetiredKeys,
  getDomainOrThrow,
  insertKey,
  lockDomainOrThrow,
  storeChecks,
} from './queries.ts'
import { updateVerification } from './verification.ts'

/** Runs work in a transaction of its own in one account. */
export type AccountRunner = <T>(work: (db: Db, scope: AccountScope) => Promise<T>) => Promise<T>

/** Asks for all records of a domain and stores what was found. No transaction is open while the name servers answer. */
export async function checkDomain(
  run: AccountRunner,
  domainId: string,
  context: DomainContext,
  signal = new AbortController().signal,
): Promise<void> {
  const domain = await run((db, scope) => ensureKey(db, scope, domainId, context))
  const checks = await checkRecords(listExpectedRecords(domain, context.mail), domain.domain, context, signal)
  await run((db, scope) => applyChecks(db, scope, domainId, checks, context))
}

/** A domain that was restored from an archive has no key. */
async function ensureKey(db: Db, scope: AccountScope, domainId: string, { secret }: DomainContext) {
  const domain = await lockDomainOrThrow(db, scope, domainId)
  if (domain.keys.some(({ retired_at }) => retired_at === null)) return domain
  await insertKey(db, scope, domainId, await createDkimKey(domainId, secret))
  return getDomainOrThrow(db, scope, domainId)
}

export const checkRecords = (
  records: ExpectedRecord[],
  domain: string,
  { dnsServers }: Pick<DomainContext, 'dnsServers'>,
  signal: AbortSignal,
): Promise<StoredChecks> =>
  withDnsLookup({ servers: dnsServers }, signal, async (lookup) =>
    Object.fromEntries(
      await Promise.all(
        records.map(async (record) => [toCheckKey(record), await checkRecord(lookup, record, domain)] as const),
      ),
    ),
  )

async function applyChecks(
  db: Db,
  scope: AccountScope,
  domainId: string,
  checks: StoredChecks,
  { mail, consoleOrigin }: DomainContext,
) {
  await lockDomainOrThrow(db, scope, domainId)
  await activateFoundKey(db, scope, domainId, checks, mail)
  await deleteRetiredKeys(db, scope, domainId, new Date())
  const domain = await getDomainOrThrow(db, scope, domainId)
  const records = listExpectedRecords(domain, mail)
  const required = records.filter(({ isRequired }) => isRequired)
  const states = required.map((record) => checks[toCheckKey(record)]?.state ?? 'PENDING')
  const { change, ...verification } = updateVerification(domain, states)
  await storeChecks(db, scope, domainId, checks, verification)
  await notifyOfDomain(db, scope, { name: domain.domain, change, kind: 'sending', consoleOrigin })
  await publishLiveEvent(db, scope, { kind: 'email-domains', id: domainId })
}

/** The newest key signs as soon as its record is found. */
async function activateFoundKey(
  db: Db,
  scope: AccountScope,
  domainId: string,
  checks: StoredChecks,
  mail: DomainContext['mail'],
) {
  const domain = await getDomainOrThrow(db, scope, domainId)
  const newest = domain.keys.findLast(({ retired_at }) => retired_at === null)
  if (!newest || newest.active_from) return
  const record = listExpectedRecords(domain, mail).find(({ host }) => host.startsWith(`${newest.selector}.`))
  if (!record || checks[toCheckKey(record)]?.state !== 'PASSED') return
  const retiresAt = new Date(Date.now() + retiringKeyDays * dayLength)
  await activateKey(db, scope, { domainId, selector: newest.selector, retiresAt })
}
