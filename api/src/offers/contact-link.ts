import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { signLink, withLinkAccount } from '../platform/signed-link.ts'

/** Allows one contact to read the offers for one property, as long as both exist. */
export interface ContactLink {
  propertyId: string
  contactId: string
}

export const createContactLinks =
  (origin: string, accountId: string, secret: Buffer) =>
  ({ propertyId, contactId }: ContactLink): string =>
    `${origin}/o/${signLink(toLinkKey(secret), [accountId, propertyId, contactId])}`

/** Runs `work` in the account of a contact link. Undefined when the signature is not ours. */
export const withContactLink = <T>(
  db: Db,
  secret: Buffer,
  link: string,
  work: (db: Db, scope: AccountScope, link: ContactLink) => Promise<T>,
): Promise<T | undefined> =>
  withLinkAccount(db, toLinkKey(secret), link, (db, scope, [propertyId = '', contactId = '']) =>
    work(db, scope, { propertyId, contactId }),
  )

const toLinkKey = (secret: Buffer) => ({ purpose: 'offers-of-contact', secret })
