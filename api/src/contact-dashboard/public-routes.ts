import { publicCorrectionEndpoints, publicDashboardEndpoints } from '@gable/shared/contact-dashboard/endpoints.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isBotRequest, isHeadlessBrowser } from '../ingest/bot-requests.ts'
import { serve } from '../platform/serve.ts'
import { storeAssumptions, storeMark, storeSeenFigures } from './answer-queries.ts'
import { submitCorrection } from './corrections.ts'
import { getDashboardJourney } from './dashboard-journey.ts'
import { closedLink, createLinkOpener } from './link-opener.ts'
import { createDashboardReader, type DashboardOptions, type OpenDashboard } from './open-dashboard.ts'
import { recordOwnerEvent } from './owner-events.ts'
import { toSeenFigures } from './seen-figures.ts'

/** The calls of an owner's page. */
export const publicDashboardRoutes = (options: DashboardOptions) => async (app: FastifyInstance) => {
  const openLink = createLinkOpener(app)
  const reader = createDashboardReader(app, options)
  const countsMachines = options.settings.NODE_ENV === 'test'

  const withOwner = async <T>(request: FastifyRequest, work: (open: OpenDashboard) => Promise<T>): Promise<T> => {
    const link = await openLink(request as FastifyRequest<{ Params: { code: string } }>)
    const result = await reader.withOwner(link, async (open) => ({ value: await work(open) }))
    if (!result) throw closedLink()
    return result.value
  }

  serve(app, publicDashboardEndpoints, {
    'POST /public/dashboards/:code/events': async ({ request, body }) => {
      const { headers } = request
      if (isBotRequest(headers) || (!countsMachines && isHeadlessBrowser(headers))) return { isCounted: false }
      return withOwner(request, async (open) => {
        const isCounted = await recordOwnerEvent(open, body)
        if (isCounted && body.type === 'view') await rememberFigures(open)
        return { isCounted }
      })
    },
    'GET /public/dashboards/:code/journey': ({ request, query: { moduleId, button, lang } }) =>
      withOwner(request, async ({ db, scope, code, content }) => {
        const origin = { code, moduleId, button }
        const journey = await getDashboardJourney(db, scope, {
          content,
          origin,
          language: lang,
          secret: options.secret,
        })
        if (!journey) throw closedLink()
        return journey
      }),
    'PUT /public/dashboards/:code/comparables': ({ request, body }) =>
      withOwner(request, async ({ db, scope, owner: { contactId }, propertyId }) => ({
        marked: await storeMark(db, scope, { contactId, propertyId }, body),
      })),
    'PUT /public/dashboards/:code/assumptions': ({ request, body }) =>
      withOwner(request, async ({ db, scope, owner: { contactId }, propertyId }) => {
        await storeAssumptions(db, scope, { contactId, propertyId }, body)
        return body
      }),
  })

  serve(app, publicCorrectionEndpoints, {
    'POST /public/dashboards/:code/corrections': ({ request, body }) =>
      withOwner(request, ({ db, scope, owner: { contactId }, propertyId }) =>
        submitCorrection(db, scope, { contactId, propertyId }, body),
      ),
  })

  /** For the comparison on the next visit. */
  async function rememberFigures(open: OpenDashboard) {
    const { value, rates, comparables, listingOffers, cashOffers } = await reader.load(open, undefined)
    const seen = toSeenFigures({ value, rates, comparables, offers: [...listingOffers, ...cashOffers] })
    await storeSeenFigures(open.db, open.scope, { contactId: open.owner.contactId, propertyId: open.propertyId }, seen)
  }
}
