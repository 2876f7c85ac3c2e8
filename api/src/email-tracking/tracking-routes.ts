import { createPersonalEmail } from '@gable/shared/emails/personal-email.ts'
import { newId } from '@gable/shared/ids.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPieceEventRecorder } from '../ingest/piece-event-recorder.ts'
import { createRateLimiter } from '../ingest/rate-limiter.ts'
import { createVisitorHasher } from '../ingest/visitor-hash.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import { readLink } from '../platform/signed-link.ts'
import type { PieceEvent } from './event-queries.ts'
import { type GetDashboardPath, getLinkTarget } from './link-target.ts'
import { type PieceTarget, toPieceTarget } from './message-id.ts'
import { toTrackingKey } from './piece-links.ts'
import { getLinkedPiece, type LinkedPiece } from './piece-queries.ts'
import { recordPieceEvents } from './record-events.ts'
import { toRequestFacts } from './request-facts.ts'
import { createVersionLinks, listEmailLinks } from './version-links.ts'

interface TrackingOptions {
  secret: Buffer
  log: Log
  getDashboardPath: GetDashboardPath
  /** Answers a link that leads nowhere any more. */
  sendGonePage: (reply: FastifyReply) => FastifyReply
  /** How many openings and clicks of one address are recorded in a minute. */
  limit?: number
}

interface TrackingRequest {
  Params: { token: string; position: string }
}

/**
 * `/e/o/<token>.gif` and `/e/c/<token>/<position>`: what emails load and link to. Their tokens are signed, and a click leads
 * only to what was published in the email, so nobody can use the address to lead people elsewhere.
 */
export const trackingRoutes =
  ({ secret, log, getDashboardPath, sendGonePage, limit = eventsPerMinute }: TrackingOptions) =>
  async (app: FastifyInstance) => {
    const recorder = createPieceEventRecorder<PieceEvent>({
      db: app.db,
      log,
      medium: 'email',
      store: recordPieceEvents,
    })
    app.addHook('onClose', () => recorder.drain())
    const readVersionLinks = createVersionLinks()
    const addresses = createRateLimiter(limit)
    const hashVisitor = createVisitorHasher()
    /** Past the limit an event is not recorded. The answer stays the same. */
    const record = async ({ scope, pieceId }: PieceTarget, request: FastifyRequest, ...facts: EventFacts) => {
      if (addresses.consume(hashVisitor(request.ip), 1) > 0) return
      await recorder.record(scope, toEvent(request, pieceId, ...facts))
    }
    const options = { config: { quiet: true } } as const

    // The answer never says whether the token is valid.
    app.get<TrackingRequest>('/e/o/:token', options, async (request, reply) => {
      const target = openToken(request, request.params.token.replace(/\.gif$/, ''))
      if (target) await record(target, request, 'open')
      return (
        reply
          .type('image/gif')
          .header('cache-control', 'private, no-store')
          // Mail programs show the image on their own pages.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(pixel)
      )
    })

    app.get<TrackingRequest>('/e/c/:token/:position', options, async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow')
      reply.header('referrer-policy', 'no-referrer')
      const target = openToken(request, request.params.token)
      const position = /^\d{1,3}$/.test(request.params.position) ? Number(request.params.position) : -1
      const found = target && (await withAccount(app.db, target.scope, (db) => findLink(db, target, position)))
      if (!target || !found) return sendGonePage(reply)
      const { label, url } = found
      await record(target, request, 'click', { position, label })
      return url === undefined ? sendGonePage(reply) : reply.redirect(url)
    })

    /** Undefined for a forged token, and on the host name of another agency. */
    function openToken({ hostAccountId }: FastifyRequest, token: string): PieceTarget | undefined {
      const target = toPieceTarget(readLink(toTrackingKey(secret), token))
      return hostAccountId === undefined || hostAccountId === target?.scope.accountId ? target : undefined
    }

    async function findLink(db: Db, { scope, pieceId }: PieceTarget, position: number) {
      const piece = await getLinkedPiece(db, scope, pieceId)
      if (!piece) return undefined
      const link = (await listPieceLinks(db, scope, piece))[position]
      if (!link) return undefined
      const context = { db, scope, secret, pieceId, piece, assets: app.assets, getDashboardPath }
      return { label: link.label, url: await getLinkTarget(link, context) }
    }

    /** A personal email is a version of its own. */
    async function listPieceLinks(db: Db, scope: PieceTarget['scope'], piece: LinkedPiece) {
      const { contentId, version, subject, body } = piece
      return contentId === null || version === null
        ? listEmailLinks(db, scope, createPersonalEmail(subject, body ?? ''))
        : readVersionLinks(db, scope, contentId, version)
    }
  }

/** Far above what one office opens in a minute. Each image proxy has many addresses. */
const eventsPerMinute = 6000

type EventFacts = [type: 'open' | 'click', link?: { position: number; label: string }]

const toEvent = ({ method, headers }: FastifyRequest, pieceId: string, ...[type, link]: EventFacts) => ({
  id: newId(),
  pieceId,
  type,
  at: Date.now(),
  detail: { ...toRequestFacts(method, headers), ...link },
})

/** A transparent GIF of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
