import { renderAllFontFaces } from '@gable/public-pages/brand/brand-fonts.ts'
import { codePreviewLoader, codePreviewPath } from '@gable/public-pages/dashboard/preview/code-preview.ts'
import { renderDashboardPreviewPage } from '@gable/public-pages/dashboard/preview-page.tsx'
import { renderJourneyPreviewPage } from '@gable/public-pages/journeys/preview-page.tsx'
import { renderLandingPreviewPage } from '@gable/public-pages/landing/preview-page.tsx'
import { renderVideoPlaceholderPage } from '@gable/public-pages/landing/video-placeholder-page.tsx'
import { renderWidgetPreviewPage } from '@gable/public-pages/widget-preview/preview-page.tsx'
import { brandFontsPath } from '@gable/shared/branding/font-paths.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { GetFileUrl } from './embed-files.ts'
import { buildPagePolicy } from './page-policy.ts'
import { sendCustomCode } from './send-custom-code.ts'

/** The pages that the console frames to preview unsaved changes. They use no session and send nothing. */
export const previewRoutes = (getFileUrls: () => Promise<GetFileUrl>) => async (app: FastifyInstance) => {
  app.get('/f/preview', async (_, reply) => sendPreview(reply, renderJourneyPreviewPage(await getFileUrls())))
  app.get('/lp/preview', async (_, reply) =>
    sendPreview(reply, renderLandingPreviewPage(await getFileUrls()), { allowVideoFrames: true }),
  )
  app.get('/d/preview', async (_, reply) =>
    sendPreview(reply, renderDashboardPreviewPage(await getFileUrls()), { allowVideoFrames: true }),
  )
  app.get(codePreviewPath, async (request, reply) => sendCustomCode(request, reply, codePreviewLoader, 'no-cache'))
  // Names change with every build, so the console asks for the fonts by one path.
  app.get(brandFontsPath, async (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(renderAllFontFaces(await getFileUrls())),
  )
  // Stands in for the agency's video code, which must not run while an agent is signed in.
  app.get('/lp/preview/video', async (_, reply) => sendPreview(reply, renderVideoPlaceholderPage(await getFileUrls())))
  app.get('/w/preview', async (_, reply) => sendPreview(reply, renderWidgetPreviewPage(await getFileUrls())))
}

const sendPreview = (reply: FastifyReply, page: string, options: { allowVideoFrames?: boolean } = {}) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', buildPagePolicy({ ...options, frameAncestors: "'self'" }))
    .send(page)
