import { Problem } from '@gable/shared/http/problem.ts'
import type { Deal, OfferPreview } from '@gable/shared/offers/deal.ts'
import { activeCount, standingOffers } from '@gable/shared/offers/expiry.ts'
import { nothingToPreview } from '@gable/shared/offers/recipient.ts'
import { contactsOfHome } from '../contacts/detail-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { knownProperty } from '../properties/known-property.ts'
import type { LinkOf } from './contact-link.ts'
import { listOffers } from './offer-queries.ts'

export async function dealOf(db: Db, scope: AccountScope, id: string, linkOf: LinkOf): Promise<Deal> {
  const { propertyId } = await knownProperty(db, scope, id)
  const now = Date.now()
  const contacts = await contactsOfHome(db, scope, propertyId)
  return {
    ...standingOffers(await listOffers(db, scope, propertyId), now),
    recipients: contacts.map((contact) => ({
      ...contact,
      link: contact.emailId && linkOf({ propertyId, contactId: contact._id }),
    })),
    at: new Date(now).toISOString(),
  }
}

/** What the contact sees, or the first of those whose home it is. */
export async function previewOffer(
  db: Db,
  scope: AccountScope,
  id: string,
  contactId: string | undefined,
): Promise<OfferPreview> {
  const { propertyId, addressComponents } = await knownProperty(db, scope, id)
  const contacts = await contactsOfHome(db, scope, propertyId)
  const contact = contactId === undefined ? contacts[0] : contacts.find(({ _id }) => _id === contactId)
  if (contactId !== undefined && !contact) throw new Problem('not_found', 'This home is not known as theirs.')
  const standing = standingOffers(await listOffers(db, scope, propertyId), Date.now())
  if (activeCount(standing) === 0) throw new Problem('conflict', nothingToPreview)
  return {
    propertyId,
    addressComponents,
    firstName: contact?.firstName ?? '',
    listingOffers: standing.listingOffers,
    cashOffers: standing.nonExpiredCashOffers,
  }
}
