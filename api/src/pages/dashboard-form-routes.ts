import { renderJourneyPage } from '@gable/public-pages/journeys/journey-page.tsx'
import { renderThanksPage } from '@gable/public-pages/journeys/thanks-page.tsx'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getDashboardJourney } from '../contact-dashboard/dashboard-journey.ts'
import { toPageLanguage } from '../contact-dashboard/load-dashboard.ts'
import type { DashboardOptions, OpenDashboard } from '../contact-dashboard/open-dashboard.ts'
import { getPieceReference } from '../email-tracking/piece-reference.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import {
  createOwnerPages,
  handleWrongLinks,
  type OwnerPageRequest,
  setPrivateHeaders,
  toFields,
} from './owner-page-sender.ts'
import { createPlainFormReceiver } from './plain-form.ts'
import { acceptFormPosts } from './plain-form-routes.ts'

/** `/d/<code>/ask/<module>`: the form of a button on its own page, for browsers that run no scripts. */
export const dashboardFormRoutes = (options: DashboardOptions) => async (app: FastifyInstance) => {
  const { openLink, reader, send } = createOwnerPages(app, options)
  const countsMachines = options.settings.NODE_ENV === 'test'
  const receiveForm = createPlainFormReceiver(app, options.secret)
  acceptFormPosts(app)
  handleWrongLinks(app)

  const findJourney = (open: OpenDashboard, { params, query }: FastifyRequest<OwnerPageRequest>) =>
    getDashboardJourney(open.db, open.scope, {
      content: open.content,
      origin: { code: open.code, moduleId: params.moduleId, button: query.button ?? '' },
      language: toPageLanguage(query.lang, open.owner),
      secret: options.secret,
    })

  app.get<OwnerPageRequest>('/d/:code/ask/:moduleId', (request, reply) =>
    send(request, reply, async (open) => {
      const journey = await findJourney(open, request)
      const { getUrl: fileUrl } = await app.embedFiles()
      if (!journey) return leadBack(open, request)
      return renderJourneyPage({
        journey,
        fileUrl,
        countsMachines,
        tags: {},
        tracking: [],
        since: Date.now(),
        labels: getJourneyLabels(journey.language),
        prefilledAddress: '',
        piece: getPieceReference(request.query),
      })
    }),
  )

  app.post<OwnerPageRequest>('/d/:code/ask/:moduleId', async (request, reply) => {
    const { params, query, protocol, host } = request
    const { button = '' } = query
    const piece = getPieceReference(query)
    const link = await openLink(request)
    const content = await reader.readContent(link.scope)
    if (!content) return sendNotFoundPage(reply)
    const language = toPageLanguage(query.lang, { language: null })
    const path = `/d/${link.code}/ask/${encodeURIComponent(params.moduleId)}`
    return receiveForm(request, setPrivateHeaders(reply), toFields(request), {
      asset: { id: content.dashboardId, kind: 'contact-dashboard' },
      dashboard: { code: link.code, moduleId: params.moduleId, button },
      language,
      tab: 0,
      tags: {},
      piece,
      // Without the code, which agents do not need to see among submissions.
      page: `${protocol}://${host}/d/${piece ? `?m=${piece}` : ''}`,
      findJourney: () => reader.withOwner(link, (open) => findJourney(open, request)),
      toThanksPath: () => `${path}/thanks?lang=${language}&button=${encodeURIComponent(button)}`,
    })
  })

  app.get<OwnerPageRequest>('/d/:code/ask/:moduleId/thanks', (request, reply) =>
    send(request, reply, async (open) => {
      const journey = await findJourney(open, request)
      const { getUrl: fileUrl } = await app.embedFiles()
      if (!journey) return leadBack(open, request)
      return renderThanksPage({ journey, labels: getJourneyLabels(journey.language), fileUrl })
    }),
  )
}

/** The agent has removed the button since the page was opened. The page itself still works. */
const leadBack = ({ code, owner }: OpenDashboard, { query }: FastifyRequest<OwnerPageRequest>) => ({
  path: `/d/${code}?lang=${toPageLanguage(query.lang, owner)}`,
})
