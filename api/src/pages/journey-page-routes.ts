import { journeyPage } from '@gable/public-pages/journeys/journey-page.tsx'
import { thanksPage } from '@gable/public-pages/journeys/thanks-page.tsx'
import { isId } from '@gable/shared/ids.ts'
import { wordsOf } from '@gable/shared/journeys/words/words-of.ts'
import { campaignOf } from '@gable/shared/submissions/campaign.ts'
import type { FastifyInstance } from 'fastify'
import { openAccountCodes } from '../account-tracking/public-code.ts'
import { findJourney } from '../journeys/journey-of.ts'
import { findTrackingCode } from '../journeys/tracking-code.ts'
import { begunAddress } from './begun-address.ts'
import type { AddressOf } from './embed-files.ts'
import { sendGone } from './gone-routes.ts'
import { type Asked, addressAsked, campaignBehind, languageOf, sendPage, tabOf } from './page-request.ts'
import { sendForeignCode } from './send-foreign-code.ts'

interface Pages {
  addresses: () => Promise<AddressOf>
  secret: Buffer
  /** Whether browsers that a program drives are counted like any other. */
  countsMachines: boolean
}

/** `/f/<widget or page>`: the journey on a page of its own, for who cannot or will not use it where it is embedded. */
export const journeyPageRoutes =
  ({ addresses, secret, countsMachines }: Pages) =>
  async (app: FastifyInstance) => {
    const accountCodeOf = openAccountCodes(app)
    const journeyFor = ({ params, query }: { params: Asked['Params']; query: Asked['Querystring'] }) =>
      isId(params.subjectId)
        ? findJourney(app, params.subjectId, { language: languageOf(query), tab: tabOf(query) }, secret)
        : undefined

    app.get<Asked>('/f/:subjectId', async (request, reply) => {
      const journey = await journeyFor(request)
      if (!journey) return sendGone(reply)
      const given = { journey, words: wordsOf(journey.language), address: await addresses() }
      const tracking = [
        ...((await findTrackingCode(app, journey.subjectId)) ? [`/f/${journey.subjectId}/tracking`] : []),
        ...((await accountCodeOf(journey.subjectId)) ? [`/f/${journey.subjectId}/tracking/account`] : []),
      ]
      const begun = begunAddress(request.query.address)
      // What caches share is the same for everybody: there only the address itself names a campaign.
      const campaign = begun ? campaignBehind(request) : campaignOf(addressAsked(request))
      reply.header('cache-control', begun ? forOneVisitor : forAll)
      return sendPage(reply, journeyPage({ ...given, begun, campaign, since: Date.now(), countsMachines, tracking }))
    })

    app.get<Asked>('/f/:subjectId/tracking', async ({ params }, reply) => {
      const code = isId(params.subjectId) ? await findTrackingCode(app, params.subjectId) : ''
      return sendForeignCode(reply, code)
    })

    app.get<Asked>('/f/:subjectId/tracking/account', async ({ params: { subjectId } }, reply) =>
      sendForeignCode(reply, isId(subjectId) ? await accountCodeOf(subjectId) : '', 'no-cache'),
    )

    app.get<Asked>('/f/:subjectId/thanks', async (request, reply) => {
      const journey = await journeyFor(request)
      if (!journey) return sendGone(reply)
      reply.header('cache-control', 'no-cache')
      return sendPage(reply, thanksPage({ journey, words: wordsOf(journey.language), address: await addresses() }))
    })
  }

/** Shared caches may keep it for a minute; a browser always asks, since the page may be taken away. */
const forAll = 'public, max-age=0, s-maxage=60, stale-if-error=86400'
/** Where somebody lives is nobody else's to keep. */
const forOneVisitor = 'private, max-age=0'
