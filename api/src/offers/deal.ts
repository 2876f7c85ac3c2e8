import { Problem } from '@gable/shared/http/problem.ts'
import type { Deal, OfferPreview } from '@gable/shared/offers/deal.ts'
import { countActiveOffers, groupOffers } from '@gable/shared/offers/expiry.ts'
import { nothingToPreviewMessage } from '@gable/shared/offers/recipient.ts'
import { listContactsOfProperty } from '../contacts/detail-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getPropertyOrThrow } from '../properties/get-property.ts'
import type { ContactLink } from './contact-link.ts'
import { listOffers } from './offer-queries.ts'

/** `getLink` returns the link that agents send to a contact. */
export async function getDeal(
  db: Db,
  scope: AccountScope,
  id: string,
  getLink: (link: ContactLink) => Promise<string>,
): Promise<Deal> {
  const { propertyId } = await getPropertyOrThrow(db, scope, id)
  const now = Date.now()
  const contacts = await listContactsOfProperty(db, scope, propertyId)
  const recipients: Deal['recipients'] = []
  for (const contact of contacts) {
    const link = contact.emailId && (await getLink({ propertyId, contactId: contact._id }))
    recipients.push({ ...contact, link })
  }
  return {
    ...groupOffers(await listOffers(db, scope, propertyId), now),
    recipients,
    at: new Date(now).toISOString(),
  }
}

/** The offers as the contact sees them. Without a contact ID, the first contact of the property. */
export async function getOfferPreview(
  db: Db,
  scope: AccountScope,
  id: string,
  contactId: string | undefined,
): Promise<OfferPreview> {
  const { propertyId, addressComponents } = await getPropertyOrThrow(db, scope, id)
  const contacts = await listContactsOfProperty(db, scope, propertyId)
  const contact = contactId === undefined ? contacts[0] : contacts.find(({ _id }) => _id === contactId)
  if (contactId !== undefined && !contact)
    throw new Problem('not_found', 'This contact is not linked to this property.')
  const offers = groupOffers(await listOffers(db, scope, propertyId), Date.now())
  if (countActiveOffers(offers) === 0) throw new Problem('conflict', nothingToPreviewMessage)
  return {
    propertyId,
    addressComponents,
    firstName: contact?.firstName ?? '',
    listingOffers: offers.listingOffers,
    cashOffers: offers.nonExpiredCashOffers,
  }
}
