import { newId } from '@gable/shared/ids.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Settings } from '../settings.ts'
import { describeError } from './described-error.ts'
import { scrub } from './scrub.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked every few seconds by a machine: not worth a line in the log while it goes well. */
    quiet?: true
    /** Open for as long as the visitor stays: its duration says nothing about our speed. */
    longLived?: true
  }
}

export type Log = FastifyBaseLogger

/** One line of JSON per event, without personal data, whatever is handed in by mistake. */
export const createLog = ({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>, destination?: DestinationStream): Log =>
  pino(
    {
      level: LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, error: describeError, req: requestOf, res: responseOf },
      redact: { paths: secrets, censor: '[redacted]' },
      hooks: { streamWrite: scrub },
    },
    destination ?? pino.destination(1),
  )

/** What Fastify is given to log by. An id sent by a caller is not believed. */
export const requestLogging = (log: Log) => ({
  loggerInstance: log,
  disableRequestLogging: true,
  requestIdHeader: false as const,
  genReqId: () => newId(),
})

/** One line per answered request, by the pattern of its address: tokens live in paths and queries. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { config, url: route = 'none' } = request.routeOptions
    const { statusCode: status } = reply
    const level = status >= 500 ? 'error' : config.quiet ? 'debug' : 'info'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log[level]({ method: request.method, route, status, ms, ...accountOf(request) }, 'request')
  })
}

function accountOf(request: object) {
  const { scope } = request as { scope?: { accountId: string } }
  return scope && { accountId: scope.accountId }
}

const secretNames = ['cookie', 'authorization', 'set-cookie', 'password', 'token', 'email', 'to', 'body', 'payload']
const secrets = secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`])

const requestOf = (request: { method?: string; routeOptions?: { url?: string } }) => ({
  method: request.method,
  route: request.routeOptions?.url ?? 'none',
})

const responseOf = (reply: { statusCode?: number }) => ({ status: reply.statusCode })
