import { brandingEndpoints } from '@gable/shared/branding/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { archiveBranding, unarchiveBranding } from './archive-branding.ts'
import { listBrandings } from './queries.ts'
import { cloneBranding, createBranding, getBrandingOrThrow, saveBranding, setDefaultBranding } from './save-branding.ts'
import { getSignature, saveSignature } from './signature.ts'
import { listBrandUses } from './use-queries.ts'
import { verifyLogos } from './verify-logos.ts'

export const brandingRoutes = async (app: FastifyInstance) =>
  serve(app, brandingEndpoints, {
    'GET /agent/branding': ({ db, scope, query }) => listBrandings(db, scope, query.archived),
    'POST /agent/branding': ({ db, scope, body }) => createBranding(db, scope, body.name),
    'GET /agent/branding/default': ({ db, scope }) => getBrandingOrThrow(db, scope, null),
    'GET /agent/branding/:brandingId': ({ db, scope, params }) => getBrandingOrThrow(db, scope, params.brandingId),
    'PATCH /agent/branding/:brandingId/name': ({ db, scope, params, body }) =>
      saveBranding(db, scope, params.brandingId, body),
    'PATCH /agent/branding/:brandingId/style': async ({ db, scope, params, body }) =>
      saveBranding(db, scope, params.brandingId, { style: await verifyLogos(db, scope, body) }),
    'PATCH /agent/branding/:brandingId/details': ({ db, scope, params, body: details }) =>
      saveBranding(db, scope, params.brandingId, { details }),
    'PATCH /agent/branding/:brandingId/compliance': ({ db, scope, params, body: compliance }) =>
      saveBranding(db, scope, params.brandingId, { compliance }),
    'PATCH /agent/branding/:brandingId/proof': ({ db, scope, params, body: proof }) =>
      saveBranding(db, scope, params.brandingId, { proof }),
    'POST /agent/branding/:brandingId/clone': ({ db, scope, params }) => cloneBranding(db, scope, params.brandingId),
    'POST /agent/branding/:brandingId/default': ({ db, scope, params }) =>
      setDefaultBranding(db, scope, params.brandingId),
    'GET /agent/branding/:brandingId/uses': async ({ db, scope, params: { brandingId } }) => {
      await getBrandingOrThrow(db, scope, brandingId)
      return listBrandUses(db, scope, brandingId)
    },
    'POST /agent/branding/:brandingId/archived': ({ db, scope, params }) =>
      archiveBranding(db, scope, params.brandingId),
    'POST /agent/branding/:brandingId/unarchived': ({ db, scope, params }) =>
      unarchiveBranding(db, scope, params.brandingId),
    'GET /agent/branding/:brandingId/signature': ({ db, scope, params }) => getSignature(db, scope, params.brandingId),
    'PUT /agent/branding/:brandingId/signature': ({ db, scope, params, body }) =>
      saveSignature(db, scope, params.brandingId, body.document),
  })
