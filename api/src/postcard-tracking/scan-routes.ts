import { newId } from '@gable/shared/ids.ts'
import type { ScanKind } from '@gable/shared/postcards/piece.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GetDashboardPath } from '../email-tracking/link-target.ts'
import { toRequestFacts } from '../email-tracking/request-facts.ts'
import { createPieceEventRecorder } from '../ingest/piece-event-recorder.ts'
import { createRateLimiter } from '../ingest/rate-limiter.ts'
import { toAddressBlock } from '../platform/address-block.ts'
import type { Log } from '../platform/observe/log.ts'
import { createPostcardFinder } from './find-postcard.ts'
import { recordScans } from './record-scans.ts'
import type { Scan } from './scan-queries.ts'
import { getScanTarget } from './scan-target.ts'

interface ScanOptions {
  secret: Buffer
  log: Log
  getDashboardPath: GetDashboardPath
  /** Answers a code that leads nowhere any more. */
  sendGonePage: (reply: FastifyReply) => FastifyReply
}

interface CodeRequest {
  Params: { code: string }
}

/** Sixty bits cannot be guessed; the limit keeps attempts from costing anything. */
const wrongCodesPerMinute = 20

/**
 * `/q/<code>` is in the QR code of a postcard, in capitals, and `/s/<code>` below it, for people who type. Both lead to the
 * contact's own page.
 */
export const scanRoutes =
  ({ secret, log, getDashboardPath, sendGonePage }: ScanOptions) =>
  async (app: FastifyInstance) => {
    const recorder = createPieceEventRecorder<Scan>({ db: app.db, log, medium: 'postcard', store: recordScans })
    app.addHook('onClose', () => recorder.drain())
    const find = createPostcardFinder(app.db)
    const wrongCodes = createRateLimiter(wrongCodesPerMinute)
    const context = { db: app.db, secret, assets: app.assets, getDashboardPath }

    const handle = (kind: ScanKind) => async (request: FastifyRequest<CodeRequest>, reply: FastifyReply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow')
      reply.header('referrer-policy', 'no-referrer')
      const { hostAccountId, ip, method, headers } = request
      const found = await find(request.params.code)
      if (!found || (hostAccountId !== undefined && hostAccountId !== found.scope.accountId)) {
        const seconds = wrongCodes.consume(toAddressBlock(ip), 1)
        if (seconds > 0) return reply.code(429).header('retry-after', seconds).type('text/plain').send(tooMany)
        return sendGonePage(reply)
      }
      const target = await getScanTarget(found, context)
      if (found.isPrinted)
        await recorder.record(found.scope, {
          id: newId(),
          pieceId: found.pieceId,
          at: Date.now(),
          kind,
          facts: toRequestFacts(method, headers),
        })
      return target === undefined ? sendGonePage(reply) : reply.redirect(target)
    }

    const options = { config: { quiet: true } } as const
    for (const path of ['/q/:code', '/Q/:code']) app.get<CodeRequest>(path, options, handle('PRIMARY'))
    for (const path of ['/s/:code', '/S/:code']) app.get<CodeRequest>(path, options, handle('SECONDARY'))
  }

const tooMany = 'Too many attempts. Please wait a minute.'
