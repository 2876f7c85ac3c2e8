import { previewPage } from '@gable/public-pages/journey-page/preview-page.tsx'
import type { FastifyInstance } from 'fastify'
import type { AddressOf } from './embed-files.ts'
import { pagePolicy } from './page-policy.ts'

/** What visitors will see, in a frame of the console. It knows no session and sends nothing. */
export const previewRoutes = (addresses: () => Promise<AddressOf>) => async (app: FastifyInstance) => {
  app.get('/f/preview', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy({ frameAncestors: "'self'" }))
      .send(previewPage(await addresses())),
  )
}
