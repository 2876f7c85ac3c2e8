import { emailEndpoints } from '@gable/shared/emails/endpoints.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { getContactOrThrow } from '../contacts/get-contact.ts'
import { getContentOrThrow } from '../content/content-access.ts'
import { serve } from '../platform/serve.ts'
import { suggestContacts } from './contact-suggestions.ts'
import { listEngagedContacts } from './engaged-contact-queries.ts'
import { getPersonalEmailContext, sendPersonalEmail } from './personal-email.ts'
import { getPiece, listPiecesOfContact } from './piece-queries.ts'
import { getPreviewContext } from './preview-context.ts'
import { showPiece } from './render-piece.ts'
import { sendTestEmail } from './test-email.ts'

export const emailRoutes = async (app: FastifyInstance) =>
  serve(app, emailEndpoints, {
    'POST /agent/content/:contentId/test-email': async ({ db, scope, params, body }) =>
      sendTestEmail(db, scope, params.contentId, body, await app.hosts.getOrigin(scope.accountId)),
    'GET /agent/content/:contentId/contacts': async ({ db, scope, params, query }) => {
      const { id } = await getContentOrThrow(db, scope, params.contentId, 'EMAIL')
      return listEngagedContacts(db, scope, id, query)
    },
    'POST /agent/emails/preview-context': async ({ db, scope, body }) =>
      getPreviewContext(db, scope, body, await app.hosts.getOrigin(scope.accountId)),
    'GET /agent/emails/contact-suggestions': ({ db, scope, query }) => suggestContacts(db, scope, query),
    'GET /agent/emails/:pieceId': async ({ db, scope, params }) => {
      const { piece, source } = orNotFound(await getPiece(db, scope, params.pieceId), 'email')
      const { html, text } = await showPiece(db, scope, source, await app.hosts.getOrigin(scope.accountId))
      return { piece, html, text }
    },
    'GET /agent/contacts/:contactId/emails': async ({ db, scope, params, query }) => {
      const { _id } = await getContactOrThrow(db, scope, params.contactId)
      return listPiecesOfContact(db, scope, _id, query)
    },
    'GET /agent/contacts/:contactId/emails/new': async ({ db, scope, params }) =>
      getPersonalEmailContext(db, scope, params.contactId, await app.hosts.getOrigin(scope.accountId)),
    'POST /agent/contacts/:contactId/emails': ({ db, scope, params, body }) =>
      sendPersonalEmail(db, scope, params.contactId, body),
  })
