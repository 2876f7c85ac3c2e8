import { renderOffersPage } from '@gable/public-pages/offers/offers-page.tsx'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getOffersPageData } from '../offers/offers-page-data.ts'
import { type AgentSheetRequest, createAgentSheets } from './agent-sheet.ts'
import type { PagePolicyOptions } from './page-policy.ts'
import { sendPage } from './page-request.ts'

interface OfferSheetOptions extends Pick<PagePolicyOptions, 'frameAncestors'> {
  title: string
  script?: string
}

/** The contact's offers for agents, to print and to preview in the console. */
export const offerSheetRoutes = async (app: FastifyInstance) => {
  const withSheet = createAgentSheets(app)

  app.get<AgentSheetRequest>('/offer/print/:propertyId', (request, reply) =>
    sendOffers(request, reply, { title: 'Print Offer', script: '/print.js' }),
  )
  app.get<AgentSheetRequest>('/offer/preview/:propertyId', (request, reply) =>
    sendOffers(request, reply, { title: 'Preview', frameAncestors: "'self'" }),
  )

  async function sendOffers(
    request: FastifyRequest<AgentSheetRequest>,
    reply: FastifyReply,
    { frameAncestors = "'none'", ...page }: OfferSheetOptions,
  ) {
    const data = await withSheet(request, reply, ({ db, scope, propertyId, contact }) =>
      getOffersPageData(db, scope, propertyId, contact?.firstName ?? ''),
    )
    if (!data) return reply
    const { getUrl: fileUrl } = await app.embedFiles()
    return sendPage(reply, renderOffersPage({ data, fileUrl, ...page }), { frameAncestors })
  }
}
