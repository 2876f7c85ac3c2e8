import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Settings } from '../settings.ts'
import { describeError } from './describe-error.ts'
import { scrub } from './scrub.ts'

export type Log = FastifyBaseLogger

/** One line of JSON per event. Personal data is redacted, even when it is logged by mistake. */
export function createLog({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error) => describeError(error), req: serializeRequest, res: serializeResponse },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    hooks: { streamWrite: scrub },
  }
  return pino(options, destination ?? pino.destination(1))
}

const redactedKeys = ['cookie', 'authorization', 'set-cookie', 'password', 'token', 'email', 'to', 'body', 'payload']
const redactedPaths = redactedKeys.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`])

const serializeRequest = (request: { method?: string; routeOptions?: { url?: string } }) => ({
  method: request.method,
  route: request.routeOptions?.url ?? 'none',
})

const serializeResponse = (reply: { statusCode?: number }) => ({ status: reply.statusCode })
