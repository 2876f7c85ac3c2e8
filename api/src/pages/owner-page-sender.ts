import { renderClosedLinkPage } from '@gable/public-pages/dashboard/closed-link-page.tsx'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FoundLink } from '../contact-dashboard/find-link.ts'
import { createLinkGuard, createLinkOpener, type OpenLink } from '../contact-dashboard/link-opener.ts'
import { toPageLanguage } from '../contact-dashboard/load-dashboard.ts'
import {
  createDashboardReader,
  type DashboardOptions,
  type DashboardReader,
  type OpenDashboard,
} from '../contact-dashboard/open-dashboard.ts'
import { toTileOrigin } from '../platform/security-headers.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { encodePage, getPageEncoding, type RenderedPage, sendEncodedPage, sendPage } from './page-request.ts'
import { createObjectNumbers, createRenderedPages } from './rendered-pages.ts'

export interface OwnerPageRequest {
  Params: { code: string; moduleId: string }
  Querystring: { lang?: string; button?: string; m?: unknown }
  Body: URLSearchParams | undefined
}

interface OwnerPages {
  openLink: OpenLink
  reader: DashboardReader
  /**
   * Sends a page for the owner of the link, or leads them to another path. A link that no longer works says so in the brand of
   * its agency.
   */
  send(
    request: FastifyRequest<OwnerPageRequest>,
    reply: FastifyReply,
    render: (open: OpenDashboard) => Promise<RenderedPage | { path: string }>,
  ): Promise<FastifyReply>
  /**
   * Sends the dashboard. `work` reads more in the same transaction. What it returns is rendered after that has ended,
   * unless it is the same as before.
   */
  sendDashboard(
    request: FastifyRequest<OwnerPageRequest>,
    reply: FastifyReply,
    work: (open: OpenDashboard, page: PublicDashboard) => Promise<PublicDashboard>,
    render: (page: PublicDashboard) => Promise<RenderedPage>,
  ): Promise<FastifyReply>
}

export function createOwnerPages(app: FastifyInstance, options: DashboardOptions): OwnerPages {
  const requireLink = createLinkGuard()
  const openLink = createLinkOpener(app, requireLink)
  const reader = createDashboardReader(app, options)
  const { TILE_URL } = options.settings
  const renderedPages = createRenderedPages()
  const numberOf = createObjectNumbers()
  const pagePolicy = { allowVideoFrames: true, tileOrigin: TILE_URL && toTileOrigin(TILE_URL) }

  async function renderClosedPage({ scope }: FoundLink, lang: string | undefined) {
    const content = await reader.readContent(scope)
    const { getUrl: fileUrl } = await app.embedFiles()
    const language = toPageLanguage(lang, { language: null })
    return content && renderClosedLinkPage({ brand: content.brand, language, fileUrl })
  }

  const sendOrNotFound = (reply: FastifyReply, page: RenderedPage | undefined) =>
    page ? sendPage(reply, page, pagePolicy) : sendNotFoundPage(reply)

  return {
    openLink,
    reader,
    async sendDashboard(request, reply, work, render) {
      setPrivateHeaders(reply)
      const { link, result } = await reader.readPage(request, requireLink, work)
      if (!result) return sendOrNotFound(reply, await renderClosedPage(link, request.query.lang))
      const encoding = getPageEncoding(request)
      // Their names hold the hashes of their content.
      const { files } = await app.embedFiles()
      // What all pages of an account share is the same object until it is read again.
      const { brand, vendors, rates } = result
      const data = [{ ...result, brand: numberOf(brand), vendors: numberOf(vendors), rates: numberOf(rates) }, files]
      const page = await renderedPages.get(`${link.code} ${result.language} ${encoding}`, data, async () =>
        encodePage(encoding, await render(result)),
      )
      return sendEncodedPage(reply, page, pagePolicy)
    },
    async send(request, reply, render) {
      setPrivateHeaders(reply)
      const link = await openLink(request)
      const page = (await reader.withOwner(link, render)) ?? (await renderClosedPage(link, request.query.lang))
      return page && 'path' in page ? reply.redirect(page.path, 303) : sendOrNotFound(reply, page)
    },
  }
}

/** Answers wrong links with a page instead of JSON. */
export function handleWrongLinks(app: FastifyInstance) {
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Problem)) throw error
    if (error.code !== 'too_many') return sendNotFoundPage(reply)
    return reply.code(429).header('retry-after', 60).type('text/plain').send(error.message)
  })
}

/** The address holds the code, so it must not leave the page. */
export const setPrivateHeaders = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')

export const toFields = ({ body }: Pick<FastifyRequest<OwnerPageRequest>, 'body'>) => body ?? new URLSearchParams()
