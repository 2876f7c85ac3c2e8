import { Problem } from '@gable/shared/http/problem.ts'
import { isId, newId } from '@gable/shared/ids.ts'
import { pixelTypes, type VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { toReferral } from '@gable/shared/traffic/to-traffic.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toAddressBlock } from '../platform/address-block.ts'
import type { Cells } from '../platform/cells/cells.ts'
import type { Database } from '../platform/database.ts'
import { ensureEventPartitions } from '../platform/jobs/event-partitions.ts'
import type { Log } from '../platform/observe/log.ts'
import type { Settings } from '../platform/settings.ts'
import { isBotRequest, isHeadlessBrowser } from './bot-requests.ts'
import { createCellIntakes } from './cell-intakes.ts'
import { classifyEvents } from './classify-events.ts'
import { createVisitorLimits } from './limits.ts'
import { createMemberCheck } from './member-check.ts'
import { parseEvents } from './parse-events.ts'
import { createTrafficReader } from './read-traffic.ts'
import { acceptBodiesAsText, maxBodyBytes, sendCounts, sendPixel } from './wire.ts'

interface IngestContext {
  settings: Settings
  product: Database
  owner: Database
  cells?: Cells | undefined
  log: Log
}

export const ingestRoutes =
  ({ settings, ...databases }: IngestContext) =>
  async (app: FastifyInstance) => {
    // Tests drive their browsers by script.
    const countsMachines = settings.NODE_ENV === 'test'
    const intake = createCellIntakes(databases)
    const getRetryAfter = createVisitorLimits()
    keepPartitionsAhead(app, databases)
    app.addHook('onClose', () => intake.close())
    acceptBodiesAsText(app)

    const options = { bodyLimit: maxBodyBytes, config: { endpoint: 'POST /public/events', quiet: true } } as const
    app.post('/public/events', options, async (request, reply) => {
      const events = parseEvents(request.body as string)
      const retryAfter = getRetryAfter(toAddressBlock(request.ip), events)
      if (retryAfter)
        throw retryLater(reply, retryAfter, 'too_many', 'Too many events at once. Please send them again later.')
      const { accepted, ignored } = await storeEvents(events, request).catch((error) => {
        request.log.warn({ err: error }, 'Events could not be stored')
        if (isStatementError(error)) app.reportError(error, { route: '/api/public/events' })
        throw retryLater(
          reply,
          2,
          'unavailable',
          'The service is not available right now. Please try again in a moment.',
        )
      })
      return sendCounts(reply, accepted, ignored)
    })

    // Pages load one of these only where no script runs, which would send the event itself.
    for (const type of pixelTypes)
      app.get<{ Params: { subjectId: string }; Querystring: PixelQuery }>(
        `/public/pages/:subjectId/${type}.gif`,
        { config: { quiet: true } },
        async (request, reply) => {
          const { subjectId } = request.params
          const asset = isId(subjectId) ? await app.assets.find(subjectId.toLowerCase()) : undefined
          if (asset) {
            const [id, visitId, at] = [newId(), newId(), new Date().toISOString()]
            const from = toPixelReferral(request)
            const event = { id, visitId, at, type, subject: asset.kind, subjectId: asset.id, from }
            if (!getRetryAfter(toAddressBlock(request.ip), [event]))
              await storeEvents([event], request).catch((err) =>
                request.log.warn({ err }, 'A view could not be stored'),
              )
          }
          return sendPixel(reply)
        },
      )

    async function storeEvents(events: VisitorEvent[], request: FastifyRequest) {
      if (intake.isFull()) throw new Error('The event queue is full')
      const { headers } = request
      const isBot = isBotRequest(headers) || (!countsMachines && isHeadlessBrowser(headers))
      const isMember = createMemberCheck(app.db, request)
      const getTraffic = createTrafficReader(headers)
      const context = { assets: app.assets, isBot, isMember, getTraffic, now: Date.now() }
      const classified = await classifyEvents(events, context)
      const { counted, excluded, unknown } = classified
      await intake.storeExcluded(excluded)
      const rejected = counted.length > 0 ? await intake.commit(counted) : 0
      return { accepted: counted.length - rejected, ignored: excluded.length + unknown + rejected }
    }
  }

interface PixelQuery {
  v?: unknown
  from?: unknown
}

/** The page that shows the image names the version that is tested, and the page that began the visit, in its address. */
function toPixelReferral({ headers, query }: FastifyRequest<{ Querystring: PixelQuery }>) {
  const referral = toReferral(headers.referer ?? null, typeof query.from === 'string' ? query.from : null)
  return typeof query.v === 'string' ? { ...referral, variant: query.v } : referral
}

/** Runs in this process too, because an installation may have no worker. */
function keepPartitionsAhead(app: FastifyInstance, { owner, cells, log }: Omit<IngestContext, 'settings'>) {
  const ensurePartitions = async () => {
    // One that is away now gets its partitions when it is back.
    const others = (cells?.others ?? []).filter(({ isReady }) => isReady()).map(({ owner }) => owner)
    await Promise.all([owner, ...others].map((owner) => ensureEventPartitions(owner, log)))
  }
  const daily = setInterval(ensurePartitions, dayLength).unref()
  app.addHook('onReady', ensurePartitions)
  app.addHook('onClose', async () => clearInterval(daily))
}

function retryLater(reply: FastifyReply, seconds: number, code: 'too_many' | 'unavailable', message: string) {
  reply.header('retry-after', String(seconds))
  return new Problem(code, message)
}

/** Whether Postgres rejected the statement, rather than being unreachable. */
const isStatementError = (error: unknown) => /^[2-4]/.test((error as { code?: string }).code ?? '')
