import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { inAccountOfLink, sealLink } from '../platform/sealed-link.ts'

/** Leave to read the offers for one home as one contact, for as long as what it names is there. */
export interface ContactLink {
  propertyId: string
  contactId: string
}

export type LinkOf = (of: ContactLink) => string

export const linksFrom =
  (origin: string, accountId: string, secret: Buffer): LinkOf =>
  ({ propertyId, contactId }) =>
    `${origin}/o/${sealLink(sealOf(secret), [accountId, propertyId, contactId])}`

/** Works in the account of a link; undefined for what is no link of ours. */
export const followLink = <T>(
  db: Db,
  secret: Buffer,
  link: string,
  work: (db: Db, scope: AccountScope, link: ContactLink) => Promise<T>,
): Promise<T | undefined> =>
  inAccountOfLink(db, sealOf(secret), link, (db, scope, [propertyId = '', contactId = '']) =>
    work(db, scope, { propertyId, contactId }),
  )

const sealOf = (secret: Buffer) => ({ purpose: 'offers-of-contact', secret })
