import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Settings } from '../settings.ts'
import { describeError } from './described-error.ts'
import { scrub } from './scrub.ts'

export type Log = FastifyBaseLogger

/** One line of JSON per event, without personal data, whatever is handed in by mistake. */
export function createLog({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error) => describeError(error), req: requestOf, res: responseOf },
    redact: { paths: secrets, censor: '[redacted]' },
    hooks: { streamWrite: scrub },
  }
  return pino(options, destination ?? pino.destination(1))
}

const secretNames = ['cookie', 'authorization', 'set-cookie', 'password', 'token', 'email', 'to', 'body', 'payload']
const secrets = secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`])

const requestOf = (request: { method?: string; routeOptions?: { url?: string } }) => ({
  method: request.method,
  route: request.routeOptions?.url ?? 'none',
})

const responseOf = (reply: { statusCode?: number }) => ({ status: reply.statusCode })
