import { newId } from '@gable/shared/ids.ts'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Log } from './log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked every few seconds by a machine: not worth a line in the log while it goes well. */
    quiet?: true
    /** Open for as long as the visitor stays: its duration says nothing about our speed. */
    longLived?: true
  }
}

/** What Fastify is given to log by. A request's id is ours: one sent by a caller is not believed. */
export const requestLogging = (log: Log) => ({
  loggerInstance: log,
  logController: new RequestLog(),
  requestIdHeader: false as const,
  genReqId: () => newId(),
})

/** The id by which a visitor's complaint is found in the log. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}

/** One line per answered request, by the pattern of its address: tokens live in paths and queries. */
class RequestLog extends LogController {
  override incomingRequest() {}

  override routeNotFound() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { config, url: route = 'none' } = request.routeOptions
    const { statusCode: status } = reply
    const level = error || status >= 500 ? 'error' : config.quiet ? 'debug' : 'info'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const facts = { method: request.method, route, status, ms, ...accountOf(request), ...(error && { err: error }) }
    request.log[level](facts, 'request')
  }
}

function accountOf({ admitted }: FastifyRequest) {
  return admitted?.scope && { accountId: admitted.scope.accountId }
}
