import { renderClosedLinkPage } from '@gable/public-pages/dashboard/closed-link-page.tsx'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FoundLink } from '../contact-dashboard/find-link.ts'
import { createLinkOpener, type OpenLink } from '../contact-dashboard/link-opener.ts'
import { toPageLanguage } from '../contact-dashboard/load-dashboard.ts'
import {
  createDashboardReader,
  type DashboardOptions,
  type DashboardReader,
  type OpenDashboard,
} from '../contact-dashboard/open-dashboard.ts'
import { toTileOrigin } from '../platform/security-headers.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { sendPage } from './page-request.ts'

export interface OwnerPageRequest {
  Params: { code: string; moduleId: string }
  Querystring: { lang?: string; button?: string; m?: unknown }
  Body: URLSearchParams | undefined
}

export interface OwnerPages {
  openLink: OpenLink
  reader: DashboardReader
  /** Sends a page for the owner of the link. A link that no longer works says so in the brand of its agency. */
  send(
    request: FastifyRequest<OwnerPageRequest>,
    reply: FastifyReply,
    render: (open: OpenDashboard) => Promise<{ html: string; style: string } | undefined>,
  ): Promise<FastifyReply>
}

export function createOwnerPages(app: FastifyInstance, options: DashboardOptions): OwnerPages {
  const openLink = createLinkOpener(app)
  const reader = createDashboardReader(app, options)
  const { TILE_URL } = options.settings
  const pagePolicy = { allowVideoFrames: true, tileOrigin: TILE_URL && toTileOrigin(TILE_URL) }

  async function renderClosedPage({ scope }: FoundLink, lang: string | undefined) {
    const content = await reader.readContent(scope)
    const { getUrl: fileUrl } = await app.embedFiles()
    const language = toPageLanguage(lang, { language: null })
    return content && renderClosedLinkPage({ brand: content.brand, language, fileUrl })
  }

  return {
    openLink,
    reader,
    async send(request, reply, render) {
      setPrivateHeaders(reply)
      const link = await openLink(request)
      const page = (await reader.withOwner(link, render)) ?? (await renderClosedPage(link, request.query.lang))
      return page ? sendPage(reply, page, pagePolicy) : sendNotFoundPage(reply)
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
