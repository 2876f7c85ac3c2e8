import { getSendingDomain } from '../email-domains/sending-domain.ts'
import type { Db } from '../platform/database.ts'
import { toSender } from '../platform/mail/sender.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type DkimKey, requireSigningKey } from './dkim-signer.ts'

/** The address that emails of an account are from, and the key that signs them. */
export interface AccountSender {
  address: string
  /** Undefined when the account has no verified domain: then the installation's server vouches for the address. */
  key?: DkimKey | undefined
  returnPathDomain?: string | undefined
}

/** Keys that were found to sign correctly. */
const checkedSelectors = new Set<string>()

export async function getAccountSender(
  db: Db,
  scope: AccountScope,
  { secret, mailFrom }: { secret: Buffer; mailFrom: string },
): Promise<AccountSender> {
  const found = await getSendingDomain(db, scope, secret)
  if (!found) return { address: toSender(mailFrom, '').address }
  const { domain, localPart, selector, privateKey, returnPathDomain } = found
  const key = { domain, selector, privateKey }
  const name = `${domain}/${selector}`
  if (!checkedSelectors.has(name)) requireSigningKey(key)
  checkedSelectors.add(name)
  return { address: `${localPart}@${domain}`, key, returnPathDomain }
}

/** The sender of one email: the agent by name, at the address of the account. */
export const toFrom = ({ address }: AccountSender, name: string) => ({ name, address })
