import { createHash, timingSafeEqual } from 'node:crypto'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

/** `GET /api/metrics`, for a scraper on this machine or one with the token. */
export const metricsRoutes = (metrics: Metrics, token: string | undefined) => async (app: FastifyInstance) => {
  app.get('/api/metrics', { config: { quiet: true } }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(token, request)) throw new Problem('forbidden', 'Metrics are not public')
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.read())
  })
}

/** Requests through a proxy on this machine are not local. They carry a forwarding header. */
function isLocal({ socket, headers }: FastifyRequest) {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'] ?? headers.via
  return forwarded === undefined && loopback.test(socket.remoteAddress ?? '')
}

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

function hasToken(token: string | undefined, { headers }: FastifyRequest) {
  return token !== undefined && timingSafeEqual(sha256(headers.authorization ?? ''), sha256(`Bearer ${token}`))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
