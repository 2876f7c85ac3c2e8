import { renderJourneyPage } from '@gable/public-pages/journeys/journey-page.tsx'
import { renderThanksPage } from '@gable/public-pages/journeys/thanks-page.tsx'
import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import { isId } from '@gable/shared/ids.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { formatShownVariant, parseShownVariant, variantParameter } from '@gable/shared/traffic/shown-variant.ts'
import { parseVisitTags } from '@gable/shared/traffic/visit-tags.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createTrackingCodeLookup } from '../account-tracking/tracking-code-lookup.ts'
import { readAnswer } from '../answers/read-answer.ts'
import { createConversionLookup } from '../conversions/browser-conversions.ts'
import { findJourney } from '../journeys/find-journey.ts'
import { findTrackingCode } from '../journeys/tracking-code.ts'
import { createPageLookup } from '../landing-pages/page-lookup.ts'
import type { GetFileUrl } from './embed-files.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import {
  getInitialReferrer,
  getPiece,
  getRequestUrl,
  type JourneyPageRequest,
  parseLanguage,
  parsePrefilledAddress,
  parseTab,
  sendPage,
  toConversionPolicy,
} from './page-request.ts'
import { sendCustomCode } from './send-custom-code.ts'
import { createVisitTagsKeeper, findReferringPage } from './visit-tags-keeper.ts'

interface JourneyPageOptions {
  getFileUrls: () => Promise<GetFileUrl>
  secret: Buffer
  /** The origin of the public pages. */
  origin: string
  /** Set in tests, so that visits by automated browsers count too. */
  countsMachines: boolean
}

interface ThanksRequest extends JourneyPageRequest {
  /** What the visitor gets back, for a browser that posted the form without JavaScript. */
  Querystring: JourneyPageRequest['Querystring'] & { answer?: string }
}

/** `/f/<widget or page>`: the journey on its own page, for visitors who cannot use it where it is embedded. */
export const journeyPageRoutes =
  ({ getFileUrls, secret, origin, countsMachines }: JourneyPageOptions) =>
  async (app: FastifyInstance) => {
    const getAccountTrackingCode = createTrackingCodeLookup(app)
    const findPage = createPageLookup(app)
    const getConversions = createConversionLookup(app)
    const redirectToTagged = createVisitTagsKeeper(app, findPage)
    const getJourney = ({ params, query }: Pick<FastifyRequest<JourneyPageRequest>, 'params' | 'query'>) =>
      isId(params.subjectId) ? findJourney(app, params.subjectId, toJourneyOptions(query), secret) : undefined

    app.get<JourneyPageRequest>('/f/:subjectId', async (request, reply) => {
      const journey = await getJourney(request)
      if (!journey) return sendNotFoundPage(reply)
      if (await redirectToTagged(request, reply, journey.subjectId)) return reply
      const { shown } = toJourneyOptions(request.query)
      const query = shown ? `?${variantParameter}=${formatShownVariant(shown)}` : ''
      const tracking = [
        ...((await findTrackingCode(app, journey.subjectId, shown))
          ? [`/f/${journey.subjectId}/tracking${query}`]
          : []),
        ...((await getAccountTrackingCode(journey.subjectId)) ? [`/f/${journey.subjectId}/tracking/account`] : []),
      ]
      const prefilledAddress = parsePrefilledAddress(request.query.address)
      const referrer = getInitialReferrer(request)
      // A page in a shared cache is the same for every visitor, so only the URL itself may name a campaign.
      const tags = parseVisitTags(getRequestUrl(request))
      const piece = getPiece(request)
      reply.header('cache-control', prefilledAddress || referrer || piece ? privateCacheControl : sharedCacheControl)
      const config = await getConversions(journey.subjectId)
      const fileUrl = await getFileUrls()
      const script = config && fileUrl('conversions.js')
      const page = renderJourneyPage({
        journey,
        prefilledAddress,
        tags,
        countsMachines,
        tracking,
        ...(referrer !== undefined && { referrer }),
        // The search bar of a landing page leads here where no script runs. That page counted the view.
        pixel: prefilledAddress && (await isFromLandingPage(request)) ? 'entrance' : 'view',
        labels: getJourneyLabels(journey.language),
        fileUrl,
        conversions: script ? { script, config } : undefined,
        since: Date.now(),
        piece,
      })
      const vendors = Object.keys(config?.vendors ?? {}) as ConversionVendor[]
      return sendPage(reply, page, {}, toConversionPolicy(request, vendors))
    })

    app.get<JourneyPageRequest>('/f/:subjectId/tracking', async (request, reply) => {
      const { subjectId } = request.params
      const { shown } = toJourneyOptions(request.query)
      return sendCustomCode(request, reply, isId(subjectId) ? await findTrackingCode(app, subjectId, shown) : '')
    })

    app.get<JourneyPageRequest>('/f/:subjectId/tracking/account', async (request, reply) => {
      const { subjectId } = request.params
      return sendCustomCode(request, reply, isId(subjectId) ? await getAccountTrackingCode(subjectId) : '', 'no-cache')
    })

    app.get<ThanksRequest>('/f/:subjectId/thanks', async (request, reply) => {
      const journey = await getJourney(request)
      if (!journey) return sendNotFoundPage(reply)
      const { answer: token } = request.query
      const accountId = (await app.assets.find(journey.subjectId))?.scope.accountId
      const options = { db: app.db, secret, origin, accountId }
      const answer = token ? await readAnswer(options, token, journey.language) : undefined
      reply.header('cache-control', answer ? 'private, no-store' : 'no-cache')
      const labels = getJourneyLabels(journey.language)
      return sendPage(reply, renderThanksPage({ journey, labels, answer, token, fileUrl: await getFileUrls() }))
    })

    async function isFromLandingPage(request: FastifyRequest<JourneyPageRequest>) {
      const from = await findReferringPage(request, findPage)
      return from?.isLandingPage === true && from.pageId === request.params.subjectId.toLowerCase()
    }
  }

const toJourneyOptions = (query: JourneyPageRequest['Querystring']) => ({
  language: parseLanguage(query),
  tab: parseTab(query),
  shown: parseShownVariant(query.v),
})

/** Shared caches may keep the page for a minute. A browser always revalidates, since the page may be archived. */
const sharedCacheControl = 'public, max-age=0, s-maxage=60, stale-if-error=86400'
/** The page contains a visitor's address or referrer, which no shared cache may keep. */
const privateCacheControl = 'private, max-age=0'
