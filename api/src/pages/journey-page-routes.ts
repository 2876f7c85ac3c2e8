import { renderJourneyPage } from '@gable/public-pages/journeys/journey-page.tsx'
import { renderThanksPage } from '@gable/public-pages/journeys/thanks-page.tsx'
import { isId } from '@gable/shared/ids.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { parseCampaign } from '@gable/shared/submissions/campaign.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createTrackingCodeLookup } from '../account-tracking/tracking-code-lookup.ts'
import { getPieceReference } from '../email-tracking/piece-reference.ts'
import { findJourney } from '../journeys/find-journey.ts'
import { findTrackingCode } from '../journeys/tracking-code.ts'
import type { GetFileUrl } from './embed-files.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import {
  getCampaign,
  getRequestUrl,
  type JourneyPageRequest,
  parseLanguage,
  parsePrefilledAddress,
  parseTab,
  sendPage,
} from './page-request.ts'
import { sendCustomCode } from './send-custom-code.ts'

interface JourneyPageOptions {
  getFileUrls: () => Promise<GetFileUrl>
  secret: Buffer
  /** Set in tests, so that visits by automated browsers count too. */
  countsMachines: boolean
}

/** `/f/<widget or page>`: the journey on its own page, for visitors who cannot use it where it is embedded. */
export const journeyPageRoutes =
  ({ getFileUrls, secret, countsMachines }: JourneyPageOptions) =>
  async (app: FastifyInstance) => {
    const getAccountTrackingCode = createTrackingCodeLookup(app)
    const getJourney = ({ params, query }: Pick<FastifyRequest<JourneyPageRequest>, 'params' | 'query'>) =>
      isId(params.subjectId)
        ? findJourney(app, params.subjectId, { language: parseLanguage(query), tab: parseTab(query) }, secret)
        : undefined

    app.get<JourneyPageRequest>('/f/:subjectId', async (request, reply) => {
      const journey = await getJourney(request)
      if (!journey) return sendNotFoundPage(reply)
      const tracking = [
        ...((await findTrackingCode(app, journey.subjectId)) ? [`/f/${journey.subjectId}/tracking`] : []),
        ...((await getAccountTrackingCode(journey.subjectId)) ? [`/f/${journey.subjectId}/tracking/account`] : []),
      ]
      const prefilledAddress = parsePrefilledAddress(request.query.address)
      // A page in a shared cache is the same for every visitor, so there only the URL itself may name a campaign.
      const campaign = prefilledAddress ? getCampaign(request) : parseCampaign(getRequestUrl(request))
      reply.header('cache-control', prefilledAddress ? privateCacheControl : sharedCacheControl)
      const page = renderJourneyPage({
        ...{ journey, prefilledAddress, campaign, countsMachines, tracking },
        labels: getJourneyLabels(journey.language),
        fileUrl: await getFileUrls(),
        since: Date.now(),
        piece: getPieceReference(request.query),
      })
      return sendPage(reply, page)
    })

    app.get<JourneyPageRequest>('/f/:subjectId/tracking', async (request, reply) => {
      const { subjectId } = request.params
      return sendCustomCode(request, reply, isId(subjectId) ? await findTrackingCode(app, subjectId) : '')
    })

    app.get<JourneyPageRequest>('/f/:subjectId/tracking/account', async (request, reply) => {
      const { subjectId } = request.params
      return sendCustomCode(request, reply, isId(subjectId) ? await getAccountTrackingCode(subjectId) : '', 'no-cache')
    })

    app.get<JourneyPageRequest>('/f/:subjectId/thanks', async (request, reply) => {
      const journey = await getJourney(request)
      if (!journey) return sendNotFoundPage(reply)
      reply.header('cache-control', 'no-cache')
      const labels = getJourneyLabels(journey.language)
      return sendPage(reply, renderThanksPage({ journey, labels, fileUrl: await getFileUrls() }))
    })
  }

/** Shared caches may keep the page for a minute. A browser always revalidates, since the page may be archived. */
const sharedCacheControl = 'public, max-age=0, s-maxage=60, stale-if-error=86400'
/** The page contains a visitor's address, which no shared cache may keep. */
const privateCacheControl = 'private, max-age=0'
