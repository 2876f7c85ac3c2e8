import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { withLinkAccount, signLink } from '../platform/signed-link.ts'

/** Leave to read the offers for one home as one contact, for as long as what it names is there. */
export interface ContactLink {
  propertyId: string
  contactId: string
}

export type GetContactLink = (of: ContactLink) => string

export const createContactLinks =
  (origin: string, accountId: string, secret: Buffer): GetContactLink =>
  ({ propertyId, contactId }) =>
    `${origin}/o/${signLink(toLinkKey(secret), [accountId, propertyId, contactId])}`

/** Works in the account of a link; undefined for what is no link of ours. */
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
