import type { Reporting } from '@gable/shared/reporting.ts'
import type { FastifyInstance } from 'fastify'
import { doorOf, errorEnvelope, type Trace, traceEnvelope } from './envelope.ts'
import type { Log } from './log.ts'

export interface Reporter {
  /** Something nobody expected. Returns at once and never throws. */
  reportError(error: unknown, where: { route: string }): void
  /** Reports a share of the answered requests, so that slowness shows too. */
  watch(app: FastifyInstance): void
  /** Sends what is still waiting. */
  close(): Promise<void>
}

interface Reports {
  /** Undefined outside production and without an address: nothing is reported then. */
  reporting: Reporting | undefined
  log: Log
  random?: () => number
}

export function createReporter({ reporting, log, random = Math.random }: Reports): Reporter {
  if (!reporting) return silent
  const line = lineTo(reporting.dsn, log)
  const reportTrace = (trace: Trace) => {
    if (random() < reporting.tracesSampleRate) line.send(traceEnvelope(trace, reporting))
  }
  return {
    reportError: (error, { route }) => line.send(errorEnvelope(error, route, reporting)),
    watch: (app) => watch(app, reportTrace),
    close: () => line.drained(),
  }
}

const silent: Reporter = { reportError: () => {}, watch: () => {}, close: async () => {} }

function watch(app: FastifyInstance, report: (trace: Trace) => void) {
  app.addHook('onResponse', async (request, reply) => {
    const { config, url = 'none' } = request.routeOptions
    if (config.quiet || config.longLived) return
    const endedAt = Date.now()
    const startedAt = endedAt - reply.elapsedTime
    report({ route: `${request.method} ${url}`, startedAt, endedAt, status: reply.statusCode })
  })
}

const waitingMaximum = 100

/** One report at a time. A storm of errors fills the line once and is not allowed to become a storm of requests. */
function lineTo(dsn: string, log: Log) {
  const { url, headers } = doorOf(dsn)
  const waiting: string[] = []
  let sending: Promise<void> | undefined

  async function sendAll() {
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) {
      await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) })
        .then(async (answer) => {
          await answer.body?.cancel()
          if (!answer.ok) throw new Error(`The error service answered ${answer.status}`)
        })
        .catch((error) => log.warn({ err: error }, 'A report could not be delivered'))
    }
    sending = undefined
  }

  return {
    send(body: string) {
      if (waiting.length >= waitingMaximum) return
      waiting.push(body)
      sending ??= sendAll()
    },
    drained: async () => sending,
  }
}
