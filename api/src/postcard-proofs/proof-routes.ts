import { Problem } from '@gable/shared/http/problem.ts'
import { drawPostcard } from '@gable/shared/postcards/drawing/draw-postcard.ts'
import { postcardMeasure } from '@gable/shared/postcards/drawing/postcard-measure.ts'
import { proofEndpoints } from '@gable/shared/postcards/proof-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { type Db, withAccount } from '../platform/database.ts'
import { authorize } from '../platform/gate.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { serve } from '../platform/serve.ts'
import { getSessionToken } from '../platform/session-cookie.ts'
import { createPostcardPdf } from '../postcard-files/create-pdf.ts'
import { createImageLoader } from '../postcard-files/load-image.ts'
import { getPreviewContext } from './preview-context.ts'
import { getProofSettings } from './proof-settings.ts'
import { createProofUrl, verifyProofToken } from './proof-token.ts'

interface ProofDependencies {
  db: Db
  store: MediaStore
  secret: Buffer
}

/** `GET /api/postcard-proofs?token=…` shows the PDF in the browser. */
export const proofRoutes =
  ({ db, store, secret }: ProofDependencies) =>
  async (app: FastifyInstance) => {
    serve(app, proofEndpoints, {
      'POST /agent/content/:contentId/proof': async ({ db, scope, params: { contentId }, body }) => {
        const { version, agentId = null, brandingId = null, smartContentConfigVariationId: variationId = null } = body
        const { settings } = await getProofSettings(db, scope, { contentId, version, variationId })
        const chosen = brandingId ?? settings.brandingId
        // What is missing is said now and not on a page of its own.
        await getPreviewContext(db, scope, { brandingId: chosen, agentId }, await app.hosts.getOrigin(scope.accountId))
        const { accountId } = scope
        return { url: createProofUrl({ accountId, contentId, version, agentId, brandingId, variationId }, secret) }
      },
      'POST /agent/postcards/preview-context': async ({ db, scope, body }) =>
        getPreviewContext(db, scope, body, await app.hosts.getOrigin(scope.accountId)),
    })

    app.get<{ Querystring: { token?: unknown } }>('/postcard-proofs', async (request, reply) => {
      const token = verifyProofToken(String(request.query.token ?? ''), secret)
      if (!token) throw new Problem('not_found', 'This link has expired. Please open the proof again.')
      const { accountId, agentId } = token
      const credentials = { token: getSessionToken(request), accountId }
      const { scope } = await authorize(db, { allow: 'MANAGE_MARKETING_SETTINGS' }, credentials)
      if (!scope) throw new Problem('not_found', 'Proof not found')
      const origin = await app.hosts.getOrigin(accountId)
      const { title, settings, sender, recipient } = await withAccount(db, scope, async (db) => {
        const { title, settings } = await getProofSettings(db, scope, token)
        const brandingId = token.brandingId ?? settings.brandingId
        return { title, settings, ...(await getPreviewContext(db, scope, { brandingId, agentId }, origin)) }
      })
      const { front, back } = drawPostcard(settings, sender, recipient, postcardMeasure)
      const pdf = await createPostcardPdf([front, back], { title, loadImage: createImageLoader(store, scope) })
      return reply.headers(getProofHeaders(title)).send(pdf)
    })
  }

const getProofHeaders = (title: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="${toPlainName(title)}.pdf"; filename*=UTF-8''${encodeName(title)}.pdf`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
})

const toPlainName = (title: string) => title.replace(/[^\w .,()-]/g, '_').trim() || 'Postcard'

/** `encodeURIComponent` leaves signs that headers do not allow, and a title is no path. */
const encodeName = (title: string) =>
  encodeURIComponent(title.replace(/[/\\]/g, '-')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
