import { offerEndpoints } from '@gable/shared/offers/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { changeOffer, restoreOffer, withdrawOffer } from './change.ts'
import { linksFrom } from './contact-link.ts'
import { createOffer } from './create.ts'
import { dealOf, previewOffer } from './deal.ts'
import { notifyContact } from './notify-contact.ts'

export const offerRoutes = (secret: Buffer) => async (app: FastifyInstance) =>
  serve(app, offerEndpoints, {
    'GET /agent/properties/:propertyId/deal': async ({ db, scope, params }) => {
      const linkOf = linksFrom(await app.hosts.originOf(scope.accountId), scope.accountId, secret)
      return dealOf(db, scope, params.propertyId, linkOf)
    },
    'POST /agent/properties/:propertyId/create-cash-offer': ({ db, scope, params, body }) =>
      createOffer(db, scope, params.propertyId, { offerType: 'CASH', ...body }),
    'POST /agent/properties/:propertyId/create-listing-offer': ({ db, scope, params, body }) =>
      createOffer(db, scope, params.propertyId, { offerType: 'LISTING', ...body }),
    'PUT /agent/properties/:propertyId/offers/:offerId': ({ db, scope, params, body }) =>
      changeOffer(db, scope, params, body),
    'POST /agent/properties/:propertyId/offers/:offerId/withdrawn': ({ db, scope, params }) =>
      withdrawOffer(db, scope, params),
    'POST /agent/properties/:propertyId/offers/:offerId/restored': ({ db, scope, params }) =>
      restoreOffer(db, scope, params),
    'GET /agent/properties/:propertyId/preview-offer': ({ db, scope, params, query }) =>
      previewOffer(db, scope, params.propertyId, query.contactId),
    'POST /agent/properties/:propertyId/notify-contact': ({ db, scope, params, body }) =>
      notifyContact(db, scope, params.propertyId, body),
  })
