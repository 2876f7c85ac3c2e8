import type { KeyObject } from 'node:crypto'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { decryptDkimKey } from './dkim-key.ts'
import { getReturnPathHost, toCheckKey } from './domain-records.ts'
import { getActiveKey } from './queries.ts'

interface SendingDomain {
  domain: string
  localPart: string
  selector: string
  privateKey: KeyObject
  /** The domain's own name for returned emails. Undefined unless its record is set: then bounces go to MAIL_BOUNCE_DOMAIN. */
  returnPathDomain: string | undefined
}

/** The verified domain of an account and the key that signs its emails. Undefined: emails are sent from MAIL_FROM. */
export async function getSendingDomain(
  db: Db,
  scope: AccountScope,
  secret: Buffer,
): Promise<SendingDomain | undefined> {
  const key = await getActiveKey(db, scope)
  if (!key) return undefined
  const { domainId, domain, localPart, selector, encrypted, checks } = key
  const privateKey = decryptDkimKey({ domainId, selector, encrypted }, secret)
  const host = getReturnPathHost(domain)
  const hasReturnPath = checks[toCheckKey({ type: 'CNAME', host })]?.state === 'PASSED'
  return { domain, localPart, selector, privateKey, returnPathDomain: hasReturnPath ? host : undefined }
}
