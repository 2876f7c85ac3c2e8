import type { CustomSubDomain } from '@gable/shared/email-domains/custom-sub-domain.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { StoredChecks } from '../database/schema/emails.ts'
import { type AccountRunner, checkRecords } from '../email-domains/check-domain.ts'
import type { DomainContext } from '../email-domains/domain-context.ts'
import { notifyOfDomain } from '../email-domains/domain-notices.ts'
import { type ExpectedRecord, toCheckKey, toOwnershipRecord, withCheckResult } from '../email-domains/domain-records.ts'
import { createOwnershipToken } from '../email-domains/domains.ts'
import { getStopTime, updateVerification } from '../email-domains/verification.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import {
  type CustomHostRow,
  claimHost,
  deleteCustomHost,
  getCustomHost,
  insertCustomHost,
  lockCustomHost,
  releaseHost,
  storeHostChecks,
} from './custom-host-queries.ts'

export async function getCustomSubDomain(
  db: Db,
  scope: AccountScope,
  context: DomainContext,
): Promise<CustomSubDomain | null> {
  const host = await getCustomHost(db, scope)
  return host ? toCustomSubDomain(host, context) : null
}

export async function addCustomSubDomain(
  db: Db,
  scope: AccountScope,
  host: string,
  context: DomainContext,
): Promise<CustomSubDomain> {
  if (isOwnName(host, context))
    throw new Problem('conflict', `${host} is a name of this product. Enter one of your own.`)
  if (!(await insertCustomHost(db, scope, { host, ownershipToken: createOwnershipToken() })))
    throw new Problem('conflict', 'You already have a subdomain. Remove it to add another.')
  await publishHost(db, scope)
  return getCustomSubDomainOrThrow(db, scope, context)
}

const isOwnName = (host: string, { consoleOrigin, publicOrigin }: DomainContext) =>
  [consoleOrigin, publicOrigin].some((origin) => new URL(origin).hostname === host)

/** Asks for the records, stores what was found, and serves the pages at the host once both are right. */
export async function checkCustomSubDomain(
  run: AccountRunner,
  context: DomainContext,
  signal = new AbortController().signal,
): Promise<void> {
  const row = await run(async (db, scope) => orNotFound(await getCustomHost(db, scope), 'subdomain'))
  const checks = await checkRecords(listHostRecords(row, context), row.host, context, signal)
  await run((db, scope) => applyChecks(db, scope, { checkedHost: row.host, checks }, context))
}

async function applyChecks(
  db: Db,
  scope: AccountScope,
  { checkedHost, checks }: { checkedHost: string; checks: StoredChecks },
  context: DomainContext,
) {
  const row = await lockCustomHost(db, scope)
  // It was replaced while the name servers answered.
  if (row?.host !== checkedHost) return
  const { host } = row
  const records = listHostRecords(row, context)
  const states = records.map((record) => checks[toCheckKey(record)]?.state ?? 'PENDING')
  const { change, ...verification } = updateVerification(row, states)
  if (verification.verified_at && !(await claimHost(db, scope, host)))
    throw new Problem('conflict', `${host} is already in use by another account. Ask support to release it.`)
  if (change === 'STOPPED') await releaseHost(db, scope, host)
  await storeHostChecks(db, scope, checks, verification)
  await notifyOfDomain(db, scope, { name: host, change, kind: 'pages', consoleOrigin: context.consoleOrigin })
  await publishHost(db, scope)
}

export async function removeCustomSubDomain(db: Db, scope: AccountScope): Promise<{ host: string }> {
  const { host } = orNotFound(await deleteCustomHost(db, scope), 'subdomain')
  await releaseHost(db, scope, host)
  await publishHost(db, scope)
  return { host }
}

export const getCustomSubDomainOrThrow = async (
  db: Db,
  scope: AccountScope,
  context: DomainContext,
): Promise<CustomSubDomain> => toCustomSubDomain(orNotFound(await getCustomHost(db, scope), 'subdomain'), context)

/** The alias alone would not do: somebody else could claim a name that points to us before its owner does. */
const listHostRecords = (
  { host, ownership_token }: CustomHostRow,
  { publicOrigin }: DomainContext,
): ExpectedRecord[] => [
  { check: 'PAGES', type: 'CNAME', host, value: new URL(publicOrigin).hostname, isRequired: true },
  toOwnershipRecord(host, ownership_token),
]

const toCustomSubDomain = (row: CustomHostRow, context: DomainContext): CustomSubDomain => ({
  host: row.host,
  isVerified: row.verified_at !== null,
  stopsAt: row.failing_since && getStopTime(row.failing_since).toISOString(),
  checkedAt: row.checked_at?.toISOString() ?? null,
  records: listHostRecords(row, context).map((record) => withCheckResult(record, row.checks)),
})

const publishHost = (db: Db, scope: AccountScope) =>
  publishLiveEvent(db, scope, { kind: 'email-domains', id: 'custom-sub-domain' })
