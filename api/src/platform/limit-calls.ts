import type { EndpointKey } from '@gable/shared/http/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import type { Authorization } from './gate.ts'
import { consumeAttempt, type RateLimit } from './rate-limit.ts'

interface CallLimit extends RateLimit {
  /** The account or the user whose calls are counted. */
  getActor: (authorization: Authorization) => string
}

/**
 * Limits calls of the routes that are registered after it. They are counted before the transaction of the call opens: that
 * of a refused call is rolled back, and waiting inside it for a second connection would let calls at once block each other.
 */
export function limitCalls(app: FastifyInstance, keys: readonly EndpointKey[], { getActor, ...limit }: CallLimit) {
  const limited = new Set<EndpointKey | undefined>(keys)
  app.addHook('preHandler', async ({ routeOptions, authorization }) => {
    if (authorization && limited.has(routeOptions.config.endpoint))
      await consumeAttempt(app.db, limit, getActor(authorization))
  })
}
