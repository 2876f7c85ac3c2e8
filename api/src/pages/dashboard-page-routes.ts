import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { renderClosedLinkPage } from '@gable/public-pages/dashboard/closed-link-page.tsx'
import { renderDashboardPage } from '@gable/public-pages/dashboard/dashboard-page.tsx'
import { type OwnerRequest, renderRequestPage } from '@gable/public-pages/dashboard/request-page.tsx'
import { renderJourneyPage } from '@gable/public-pages/journeys/journey-page.tsx'
import { renderThanksPage } from '@gable/public-pages/journeys/thanks-page.tsx'
import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getDashboardJourney } from '../contact-dashboard/dashboard-journey.ts'
import type { FoundLink } from '../contact-dashboard/find-link.ts'
import { createLinkOpener } from '../contact-dashboard/link-opener.ts'
import { toPageLanguage } from '../contact-dashboard/load-dashboard.ts'
import {
  createDashboardReader,
  type DashboardOptions,
  type OpenDashboard,
} from '../contact-dashboard/open-dashboard.ts'
import { recordOwnerEvent } from '../contact-dashboard/owner-events.ts'
import { requestErasureByLink } from '../contact-dashboard/owner-requests.ts'
import { storePlainAnswer } from '../contact-dashboard/plain-answers.ts'
import { isBotRequest } from '../ingest/bot-requests.ts'
import { unsubscribeByLink } from '../offers/unsubscribe.ts'
import { repository } from '../platform/repository.ts'
import { toTileOrigin } from '../platform/security-headers.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { sendPage } from './page-request.ts'
import { createPlainFormReceiver } from './plain-form.ts'
import { acceptFormPosts } from './plain-form-routes.ts'

interface DashboardPageRequest {
  Params: { code: string; moduleId: string }
  Querystring: { lang?: string; button?: string }
  Body: URLSearchParams | undefined
}

/** `/d/<code>`: the page of one home, for its owner. It needs no sign-in and no script. */
export const dashboardPageRoutes = (options: DashboardOptions) => async (app: FastifyInstance) => {
  const openLink = createLinkOpener(app)
  const reader = createDashboardReader(app, options)
  const { NODE_ENV, TILE_URL } = options.settings
  const countsMachines = NODE_ENV === 'test'
  const pagePolicy = { allowVideoFrames: true, tileOrigin: TILE_URL && toTileOrigin(TILE_URL) }
  const receiveForm = createPlainFormReceiver(app, options.secret)
  acceptFormPosts(app)

  app.get<DashboardPageRequest>('/d/:code', (request, reply) =>
    sendOwnerPage(request, reply, async (open) => {
      const page = await reader.load(open, request.query.lang)
      const { getUrl: fileUrl, readText } = await app.embedFiles()
      return renderDashboardPage({ page, css: await readText('dashboard-page.css'), fileUrl, countsMachines })
    }),
  )

  app.get<DashboardPageRequest>('/d/:code/ask/:moduleId', (request, reply) =>
    sendOwnerPage(request, reply, async (open) => {
      const journey = await findJourney(open, request)
      const { getUrl: fileUrl } = await app.embedFiles()
      return (
        journey &&
        renderJourneyPage({
          ...{ journey, fileUrl, countsMachines, campaign: {}, tracking: [], since: Date.now() },
          labels: getJourneyLabels(journey.language),
          prefilledAddress: '',
        })
      )
    }),
  )

  app.post<DashboardPageRequest>('/d/:code/ask/:moduleId', async (request, reply) => {
    const { params, query, protocol, host } = request
    const link = await openLink(request)
    const content = await reader.readContent(link.scope)
    if (!content) return sendNotFoundPage(reply)
    const language = toPageLanguage(query.lang, { language: null })
    const path = `/d/${link.code}/ask/${encodeURIComponent(params.moduleId)}`
    const button = query.button ?? ''
    return receiveForm(request, setPrivateHeaders(reply), toFields(request), {
      asset: { id: content.dashboardId, kind: 'contact-dashboard' },
      dashboard: { code: link.code, moduleId: params.moduleId, button },
      ...{ language, tab: 0, campaign: {} },
      page: `${protocol}://${host}/d/`,
      findJourney: () => reader.withOwner(link, (open) => findJourney(open, request)),
      thanksPath: `${path}/thanks?lang=${language}&button=${encodeURIComponent(button)}`,
    })
  })

  app.get<DashboardPageRequest>('/d/:code/ask/:moduleId/thanks', (request, reply) =>
    sendOwnerPage(request, reply, async (open) => {
      const journey = await findJourney(open, request)
      const { getUrl: fileUrl } = await app.embedFiles()
      return journey && renderThanksPage({ journey, labels: getJourneyLabels(journey.language), fileUrl })
    }),
  )

  // Owners without script count too. Mail scanners read pages without loading what noscript holds.
  app.get<DashboardPageRequest>('/d/:code/seen.gif', async (request, reply) => {
    if (!isBotRequest(request.headers)) {
      const link = await openLink(request)
      const event = { id: newId(), type: 'view', visitId: newId(), at: new Date().toISOString() } as const
      await reader.withOwner(link, (open) => recordOwnerEvent(open, event))
    }
    return setPrivateHeaders(reply).type('image/gif').send(pixel)
  })

  for (const request of ['unsubscribe', 'erase'] as const) registerOwnerRequest(request)
  for (const answer of ['corrections', 'comparables'] as const)
    app.post<DashboardPageRequest>(`/d/:code/${answer}`, async (request, reply) => {
      const link = await openLink(request)
      const anchor = await reader.withOwner(link, (open) => storePlainAnswer(open, answer, toFields(request)))
      const lang = toFields(request).get('lang') ?? ''
      return setPrivateHeaders(reply).redirect(`/d/${link.code}?lang=${encodeURIComponent(lang)}#${anchor ?? ''}`, 303)
    })

  app.get<{ Params: { name: string } }>('/steps/:name.svg', (request, reply) => {
    const file = join(repository, 'public-pages/src/dashboard/steps', `${request.params.name}.svg`)
    if (!/^[a-z]+$/.test(request.params.name) || !existsSync(file)) return sendNotFoundPage(reply)
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=604800').send(createReadStream(file))
  })

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'not_found') return sendNotFoundPage(reply)
    request.log.info({ code: error.code }, 'An owner page was refused')
    return reply.code(429).header('retry-after', 60).type('text/plain').send(error.message)
  })

  /** The first form asks for confirmation; the form of that page confirms. */
  function registerOwnerRequest(kind: OwnerRequest) {
    app.post<DashboardPageRequest>(`/d/:code/${kind}`, (request, reply) => {
      const isDone = toFields(request).get('confirmed') === 'yes'
      return sendOwnerPage(request, reply, async (open) => {
        const { db, scope, owner, propertyId, content, code } = open
        const { contactId, agentId } = owner
        if (isDone && kind === 'unsubscribe') await unsubscribeByLink(db, scope, contactId)
        if (isDone && kind === 'erase') await requestErasureByLink(db, scope, { contactId, propertyId, agentId })
        const { address } = (await reader.load(open, undefined)).home
        const { getUrl: fileUrl } = await app.embedFiles()
        const language = toPageLanguage(toFields(request).get('lang') ?? undefined, owner)
        return renderRequestPage({
          ...{ brand: content.brand, language, code, request: kind, isDone, fileUrl },
          address: address.fullAddress,
        })
      })
    })
  }

  const findJourney = (open: OpenDashboard, { params, query }: FastifyRequest<DashboardPageRequest>) =>
    getDashboardJourney(open.db, open.scope, {
      content: open.content,
      origin: { code: open.code, moduleId: params.moduleId, button: query.button ?? '' },
      language: toPageLanguage(query.lang, open.owner),
      secret: options.secret,
    })

  /** A link that no longer works says so in the brand of its agency. */
  async function sendOwnerPage(
    request: FastifyRequest<DashboardPageRequest>,
    reply: FastifyReply,
    render: (open: OpenDashboard) => Promise<{ html: string; style: string } | undefined>,
  ) {
    setPrivateHeaders(reply)
    const link = await openLink(request)
    const page = (await reader.withOwner(link, render)) ?? (await renderClosedPage(link, request.query.lang))
    return page ? sendPage(reply, page, pagePolicy) : sendNotFoundPage(reply)
  }

  async function renderClosedPage({ scope }: FoundLink, lang: string | undefined) {
    const content = await reader.readContent(scope)
    const { getUrl: fileUrl } = await app.embedFiles()
    const language = toPageLanguage(lang, { language: null })
    return content && renderClosedLinkPage({ brand: content.brand, language, fileUrl })
  }
}

const toFields = ({ body }: Pick<FastifyRequest<DashboardPageRequest>, 'body'>) => body ?? new URLSearchParams()

/** The address holds the code, so it must not leave the page. */
const setPrivateHeaders = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')

/** A transparent GIF of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
