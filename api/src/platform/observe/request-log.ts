import { newId } from '@gable/shared/ids.ts'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Log } from './log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Polled every few seconds by a machine, so successful requests are logged at debug level. */
    quiet?: true
    /** Open while the console is open, so its duration is not measured. */
    longLived?: true
  }
}

/** Fastify's logging options. Request IDs are always created here, never taken from a request header. */
export const createRequestLogging = (log: Log) => ({
  loggerInstance: log,
  logController: new RequestLogController(),
  requestIdHeader: false as const,
  genReqId: () => newId(),
})

/** Returns the request ID to the client, so a reported problem can be found in the log. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}

/** Logs one line per request. It shows the route pattern, because URLs contain tokens. */
class RequestLogController extends LogController {
  override incomingRequest() {}

  override routeNotFound() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { config, url: route = 'none' } = request.routeOptions
    const { statusCode: status } = reply
    const level = error || status >= 500 ? 'error' : config.quiet ? 'debug' : 'info'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const details = { method: request.method, route, status, ms, ...pickAccount(request), ...(error && { err: error }) }
    request.log[level](details, 'request')
  }
}

function pickAccount({ authorization }: FastifyRequest) {
  return authorization?.scope && { accountId: authorization.scope.accountId }
}
