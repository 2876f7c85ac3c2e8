import { createHash, timingSafeEqual } from 'node:crypto'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

/** `GET /api/metrics`, for a scraper on this machine or one that knows the token. */
export const metricsRoutes = (metrics: Metrics, token: string | undefined) => async (app: FastifyInstance) => {
  app.get('/api/metrics', { config: { quiet: true } }, async (request, reply) => {
    if (!isLocal(request) && !knows(token, request)) throw new Problem('forbidden', 'Metrics are not public')
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.read())
  })
}

/** A proxy on this machine is no local caller: what it passes on carries the header that says for whom. */
function isLocal({ socket, headers }: FastifyRequest) {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'] ?? headers.via
  return forwarded === undefined && loopback.test(socket.remoteAddress ?? '')
}

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

function knows(token: string | undefined, { headers }: FastifyRequest) {
  return token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
