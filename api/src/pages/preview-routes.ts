import { previewPage } from '@gable/public-pages/journeys/preview-page.tsx'
import { landingPreviewPage } from '@gable/public-pages/landing/preview-page.tsx'
import { previewVideoPage } from '@gable/public-pages/landing/preview-video-page.tsx'
import { widgetPreviewPage } from '@gable/public-pages/widget-preview/preview-page.tsx'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AddressOf } from './embed-files.ts'
import { pagePolicy } from './page-policy.ts'

/** What visitors will see, in a frame of the console. It knows no session and sends nothing. */
export const previewRoutes = (addresses: () => Promise<AddressOf>) => async (app: FastifyInstance) => {
  app.get('/f/preview', async (_, reply) => sendPreview(reply, previewPage(await addresses())))
  app.get('/lp/preview', async (_, reply) =>
    sendPreview(reply, landingPreviewPage(await addresses()), { framesOthers: true }),
  )
  // In the place of code of the agency's own, which does not run where somebody is signed in.
  app.get('/lp/preview/video', async (_, reply) => sendPreview(reply, previewVideoPage(await addresses())))
  app.get('/w/preview', async (_, reply) => sendPreview(reply, widgetPreviewPage(await addresses())))
}

const sendPreview = (reply: FastifyReply, page: string, allowed: { framesOthers?: boolean } = {}) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', pagePolicy({ ...allowed, frameAncestors: "'self'" }))
    .send(page)
