import type { Reporting } from '@gable/shared/reporting.ts'
import type { FastifyInstance } from 'fastify'
import { createErrorEnvelope, createTraceEnvelope, type Trace, toEnvelopeEndpoint } from './envelope.ts'
import type { Log } from './log.ts'

export interface Reporter {
  /** Reports an unexpected error. Returns at once and never throws. */
  reportError(error: unknown, where: { route: string }): void
  /** Reports the duration of a share of the requests. */
  watch(app: FastifyInstance): void
  /** Sends the reports still in the queue. */
  close(): Promise<void>
}

interface ReporterOptions {
  /** Undefined outside production and without a DSN. Nothing is reported then. */
  reporting: Reporting | undefined
  log: Log
  random?: () => number
}

export function createReporter({ reporting, log, random = Math.random }: ReporterOptions): Reporter {
  if (!reporting) return noopReporter
  const queue = createReportQueue(reporting.dsn, log)
  const reportTrace = (trace: Trace) => {
    if (random() < reporting.tracesSampleRate) queue.send(createTraceEnvelope(trace, reporting))
  }
  return {
    reportError: (error, { route }) => queue.send(createErrorEnvelope(error, route, reporting)),
    watch: (app) => traceRequests(app, reportTrace),
    close: () => queue.flush(),
  }
}

const noopReporter: Reporter = { reportError: () => {}, watch: () => {}, close: async () => {} }

function traceRequests(app: FastifyInstance, report: (trace: Trace) => void) {
  app.addHook('onResponse', async (request, reply) => {
    const { config, url = 'none' } = request.routeOptions
    if (config.quiet || config.longLived) return
    const endedAt = Date.now()
    const startedAt = endedAt - reply.elapsedTime
    report({ route: `${request.method} ${url}`, startedAt, endedAt, status: reply.statusCode })
  })
}

const maxQueuedReports = 100

/** Sends one report at a time. When many errors occur at once, reports past the maximum are dropped. */
function createReportQueue(dsn: string, log: Log) {
  const { url, headers } = toEnvelopeEndpoint(dsn)
  const queued: string[] = []
  let sending: Promise<void> | undefined

  async function sendAll() {
    for (let body = queued.shift(); body !== undefined; body = queued.shift()) {
      await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) })
        .then(async (response) => {
          await response.body?.cancel()
          if (!response.ok) throw new Error(`The error service responded with ${response.status}`)
        })
        .catch((error) => log.warn({ err: error }, 'Could not send an error report'))
    }
    sending = undefined
  }

  return {
    send(body: string) {
      if (queued.length >= maxQueuedReports) return
      queued.push(body)
      sending ??= sendAll()
    },
    flush: async () => sending,
  }
}
