import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Audience, LiveHub } from './hub.ts'
import { createLiveStream, type LiveStream } from './stream.ts'

interface LiveRoutesOptions {
  hub: LiveHub
  /** Returns the user of the request. Throws a Problem if that user may not see the account. */
  authorize(request: FastifyRequest, accountId: string): Promise<Audience>
  /** Milliseconds between checks that an open stream is still authorized. */
  recheckInterval?: number
}

const maxStreamsPerUser = 20

/** `GET /api/agent/live?account=<id>` streams the live events of an account. */
export const liveRoutes =
  ({ hub, authorize, recheckInterval = 60_000 }: LiveRoutesOptions) =>
  async (app: FastifyInstance) => {
    const openStreams = new Set<LiveStream>()
    // The server closes only after every response has ended, and streams have no end of their own.
    app.addHook('preClose', async () => {
      for (const stream of openStreams) stream.end()
    })

    app.get<{ Querystring: { account?: string; age?: string } }>(
      '/api/agent/live',
      { config: { longLived: true } },
      async (request, reply) => {
        const account = request.query.account?.toLowerCase() ?? ''
        if (!isId(account)) throw new Problem('bad_request', 'The account is missing')
        const audience = await authorize(request, account)
        if (hub.countOf(audience) >= maxStreamsPerUser)
          throw new Problem('too_many', 'Gable is open in too many windows')

        const stream = createLiveStream()
        const unsubscribe = hub.subscribe({ ...audience, send: stream.send, end: stream.end })
        // What a page read before its stream was open may have changed meanwhile.
        const age = Number(request.query.age ?? 0)
        const hasMissed = request.headers['last-event-id'] || (age > 0 && hub.hasChanged(account, age))
        if (hasMissed) stream.send({ kind: 'resync' })
        const authorizationCheck = setInterval(
          () => endIfUnauthorized(stream, authorize(request, account), request),
          recheckInterval,
        )
        openStreams.add(stream)
        stream.body.once('close', () => {
          unsubscribe()
          clearInterval(authorizationCheck)
          openStreams.delete(stream)
        })
        return reply.headers(streamHeaders).send(stream.body)
      },
    )
  }

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // A keep-alive connection would outlive the stream and delay the shutdown.
  connection: 'close',
}

/** Ends the stream when the session has expired or lost its account. A database error proves nothing, so the stream stays open. */
const endIfUnauthorized = (stream: LiveStream, authorization: Promise<Audience>, { log }: FastifyRequest) =>
  authorization.catch((error) => {
    if (error instanceof Problem) stream.end()
    else log.warn({ err: error }, 'Could not check the session of a live stream')
  })
