import { offerEndpoints } from '@gable/shared/offers/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { type ContactLink, createContactLinks } from './contact-link.ts'
import { createOffer } from './create-offer.ts'
import { getDeal, getOfferPreview } from './deal.ts'
import { notifyContact } from './notify-contact.ts'
import { getOfferSummary } from './offer-summary.ts'
import { restoreOffer, updateOffer, withdrawOffer } from './update-offer.ts'

interface OfferRouteOptions {
  secret: Buffer
  /** The path of the dashboard of a contact's home. Undefined while its link is off. */
  getDashboardPath: (db: Db, scope: AccountScope, link: ContactLink, secret: Buffer) => Promise<string | undefined>
}

export const offerRoutes =
  ({ secret, getDashboardPath }: OfferRouteOptions) =>
  async (app: FastifyInstance) =>
    serve(app, offerEndpoints, {
      'GET /agent/properties/:propertyId/deal': async ({ db, scope, params }) => {
        const origin = await app.hosts.getOrigin(scope.accountId)
        const getOffersLink = createContactLinks(origin, scope.accountId, secret)
        return getDeal(db, scope, params.propertyId, async (link) => {
          const path = await getDashboardPath(db, scope, link, secret)
          return path ? `${origin}${path}` : getOffersLink(link)
        })
      },
      'POST /agent/properties/:propertyId/create-cash-offer': ({ db, scope, params, body }) =>
        createOffer(db, scope, params.propertyId, { offerType: 'CASH', ...body }),
      'POST /agent/properties/:propertyId/create-listing-offer': ({ db, scope, params, body }) =>
        createOffer(db, scope, params.propertyId, { offerType: 'LISTING', ...body }),
      'PUT /agent/properties/:propertyId/offers/:offerId': ({ db, scope, params, body }) =>
        updateOffer(db, scope, params, body),
      'POST /agent/properties/:propertyId/offers/:offerId/withdrawn': ({ db, scope, params }) =>
        withdrawOffer(db, scope, params),
      'POST /agent/properties/:propertyId/offers/:offerId/restored': ({ db, scope, params }) =>
        restoreOffer(db, scope, params),
      'GET /agent/properties/:propertyId/preview-offer': ({ db, scope, params, query }) =>
        getOfferPreview(db, scope, params.propertyId, query.contactId),
      'GET /agent/properties/:propertyId/offer-summary': ({ db, scope, params }) =>
        getOfferSummary(db, scope, params.propertyId),
      'POST /agent/properties/:propertyId/notify-contact': ({ db, scope, params, body }) =>
        notifyContact(db, scope, params.propertyId, body),
    })
