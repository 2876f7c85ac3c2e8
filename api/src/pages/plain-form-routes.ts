import { isId } from '@gable/shared/ids.ts'
import {
  formatShownVariant,
  parseShownVariant,
  type ShownVariant,
  variantParameter,
} from '@gable/shared/traffic/shown-variant.ts'
import { parseVisitTags, replaceVisitTags, type VisitTags } from '@gable/shared/traffic/visit-tags.ts'
import type { FastifyInstance } from 'fastify'
import { getPieceReference } from '../email-tracking/piece-reference.ts'
import { findJourney } from '../journeys/find-journey.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { getRequestUrl, type JourneyPageRequest, parseLanguage, parseReferrer, parseTab } from './page-request.ts'
import { createPlainFormReceiver } from './plain-form.ts'

/** The journeys of widgets and pages as plain form posts. */
export const plainFormRoutes = (secret: Buffer) => async (app: FastifyInstance) => {
  const receive = createPlainFormReceiver(app, secret)
  acceptFormPosts(app)

  app.post<JourneyPageRequest & { Body: URLSearchParams | undefined }>('/f/:subjectId', async (request, reply) => {
    const { params, query, protocol, host, body = new URLSearchParams() } = request
    const asset = isId(params.subjectId) ? await app.assets.find(params.subjectId) : undefined
    if (!asset) return sendNotFoundPage(reply)
    const [language, tab, tags] = [parseLanguage(query), parseTab(query), parseVisitTags(getRequestUrl(request))]
    const [piece, referrer, shown] = [getPieceReference(query), parseReferrer(query.from), parseShownVariant(query.v)]
    return receive(request, reply, body, {
      asset,
      language,
      tab,
      tags,
      referrer,
      piece,
      page: toPageUrl(`${protocol}://${host}/f/${asset.id}`, { tags, piece, shown }),
      findJourney: () => findJourney(app, asset.id, { language, tab, shown }, secret),
      toThanksPath: (answer) => `/f/${asset.id}/thanks?lang=${language}${answer ? `&answer=${answer}` : ''}`,
    })
  })
}

/** Reads form posts as URLSearchParams, and nothing else. */
export function acceptFormPosts(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 100_000 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

interface PageQuery {
  tags: VisitTags
  piece: string | undefined
  /** The version of the page that the visitor saw, while one is tested. */
  shown: ShownVariant | undefined
}

/** The page URL that the script would have reported. */
const toPageUrl = (page: string, { tags, piece, shown }: PageQuery) => {
  const query = [piece && `m=${piece}`, shown && `${variantParameter}=${formatShownVariant(shown)}`]
    .filter(Boolean)
    .join('&')
  return replaceVisitTags(query ? `${page}?${query}` : page, tags)
}
