import { brandingEndpoints } from '@gable/shared/branding/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { changeBranding, createBranding, findBranding, makeDefault } from './change-branding.ts'
import { withOwnLogos } from './own-logos.ts'
import { listBrandings } from './queries.ts'
import { sampleLetter } from './sample-letter.ts'
import { keepSignature, ownSignature } from './signature.ts'

export const brandingRoutes = async (app: FastifyInstance) =>
  serve(app, brandingEndpoints, {
    'GET /agent/branding': ({ db, scope }) => listBrandings(db, scope),
    'POST /agent/branding': ({ db, scope, body }) => createBranding(db, scope, body.name),
    'GET /agent/branding/default': ({ db, scope }) => findBranding(db, scope, null),
    'GET /agent/branding/:brandingId': ({ db, scope, params }) => findBranding(db, scope, params.brandingId),
    'PATCH /agent/branding/:brandingId/name': ({ db, scope, params, body }) =>
      changeBranding(db, scope, params.brandingId, body),
    'PATCH /agent/branding/:brandingId/style': async ({ db, scope, params, body }) =>
      changeBranding(db, scope, params.brandingId, { style: await withOwnLogos(db, scope, body) }),
    'PATCH /agent/branding/:brandingId/details': ({ db, scope, params, body: details }) =>
      changeBranding(db, scope, params.brandingId, { details }),
    'PATCH /agent/branding/:brandingId/compliance': ({ db, scope, params, body: compliance }) =>
      changeBranding(db, scope, params.brandingId, { compliance }),
    'POST /agent/branding/:brandingId/default': ({ db, scope, params }) => makeDefault(db, scope, params.brandingId),
    'POST /agent/branding/:brandingId/mail-preview': async ({ db, scope, params, body }) => {
      const { name } = await findBranding(db, scope, params.brandingId)
      const style = await withOwnLogos(db, scope, body.style)
      const signature = body.signature ?? (await ownSignature(db, scope, params.brandingId)).document
      return { html: sampleLetter({ branding: { ...body, name, style }, signature }).html }
    },
    'GET /agent/branding/:brandingId/signature': ({ db, scope, params }) => ownSignature(db, scope, params.brandingId),
    'PUT /agent/branding/:brandingId/signature': ({ db, scope, params, body }) =>
      keepSignature(db, scope, params.brandingId, body.document),
  })
