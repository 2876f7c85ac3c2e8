import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Audience, Hub } from './hub.ts'
import { type LiveStream, openStream } from './stream.ts'

interface Live {
  hub: Hub
  /** Who asks, as one who may see this account now; throws a Problem for anybody else. */
  authorize(request: FastifyRequest, accountId: string): Promise<Audience>
  /** How often it is asked again. */
  recheck?: number
}

const streamsOfOnePerson = 20

/** `GET /api/agent/live?account=<id>`: what is told to the account, as it happens. */
export const liveRoutes =
  ({ hub, authorize, recheck = 60_000 }: Live) =>
  async (app: FastifyInstance) => {
    const open = new Set<LiveStream>()
    // Streams never end by themselves, and a server closes only when everything has ended.
    app.addHook('preClose', async () => {
      for (const stream of open) stream.end()
    })

    app.get<{ Querystring: { account?: string } }>(
      '/api/agent/live',
      { config: { longLived: true } },
      async (request, reply) => {
        const account = request.query.account?.toLowerCase() ?? ''
        if (!isId(account)) throw new Problem('bad_request', 'The account is missing')
        const audience = await authorize(request, account)
        if (hub.countOf(audience) >= streamsOfOnePerson) throw new Problem('too_many', 'Too many open windows')

        const stream = openStream()
        if (request.headers['last-event-id']) stream.tell({ kind: 'resync' })
        const leave = hub.join({ ...audience, tell: stream.tell })
        const check = setInterval(() => endWhenRefused(stream, authorize(request, account), request), recheck)
        open.add(stream)
        stream.body.once('close', () => {
          leave()
          clearInterval(check)
          open.delete(stream)
        })
        return reply.headers(streamHeaders).send(stream.body)
      },
    )
  }

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // Otherwise the connection outlives the stream, and a server that is closing waits for it.
  connection: 'close',
}

/** A session that ended loses its stream. A database that is away proves nothing, and tells nothing meanwhile. */
const endWhenRefused = (stream: LiveStream, answer: Promise<Audience>, { log }: FastifyRequest) =>
  answer.catch((error) => {
    if (error instanceof Problem) stream.end()
    else log.warn({ err: error }, 'A live stream could not be checked')
  })
