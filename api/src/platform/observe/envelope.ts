import { randomUUID } from 'node:crypto'
import type { Reporting } from '@gable/shared/reporting.ts'
import { type DescribedError, describeError } from './describe-error.ts'

export interface Trace {
  route: string
  startedAt: number
  endedAt: number
  status: number
}

/** The URL and headers for sending envelopes to Sentry or a compatible service. */
export function toEnvelopeEndpoint(dsn: string): { url: string; headers: Record<string, string> } {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [, prefix = '', project = ''] = /^(.*)\/([^/]*)$/.exec(pathname) ?? []
  return {
    url: `${protocol}//${host}${prefix}/api/${project}/envelope/`,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=gable/1, sentry_key=${username}`,
    },
  }
}

/** The error with its route and release. Nothing of the request: no body, headers or user. */
export function createErrorEnvelope(error: unknown, route: string, reporting: Reporting, now = Date.now()): string {
  const description = describeError(error)
  const event = {
    ...commonFields(reporting, route),
    timestamp: now / 1000,
    level: 'error',
    exception: { values: toErrorChain(description).map(toException) },
  }
  return serializeEnvelope('event', event, now)
}

export function createTraceEnvelope({ route, startedAt, endedAt, status }: Trace, reporting: Reporting): string {
  const [traceId, spanId] = [createHexId(), createHexId().slice(0, 16)]
  const trace = {
    trace_id: traceId,
    span_id: spanId,
    op: 'http.server',
    status: status < 500 ? 'ok' : 'internal_error',
  }
  const transaction = {
    ...commonFields(reporting, route),
    start_timestamp: startedAt / 1000,
    timestamp: endedAt / 1000,
    contexts: { trace },
    spans: [],
  }
  return serializeEnvelope('transaction', transaction, endedAt)
}

const commonFields = ({ release, environment }: Reporting, route: string) => ({
  event_id: createHexId(),
  platform: 'node',
  release,
  environment,
  transaction: route,
})

const createHexId = () => randomUUID().replaceAll('-', '')

const serializeEnvelope = (type: string, item: { event_id: string }, now: number) =>
  [{ event_id: item.event_id, sent_at: new Date(now).toISOString() }, { type }, item]
    .map((line) => JSON.stringify(line))
    .join('\n')

/** The protocol expects the root cause first. */
const toErrorChain = (error: DescribedError): DescribedError[] => [
  ...(error.cause ? toErrorChain(error.cause) : []),
  error,
]

const toException = ({ type, message, stack }: DescribedError) => ({
  type,
  value: message.slice(0, 1000),
  stacktrace: { frames: parseFrames(stack) },
})

/** The protocol expects the innermost call last. */
const parseFrames = (stack: string) =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = /^\s+at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/.exec(line) ?? []
      if (!file) return []
      return [{ function: name ?? '<anonymous>', ...toFrameLocation(file), lineno: Number(row), colno: Number(column) }]
    })
    .slice(0, 50)
    .reverse()

const toFrameLocation = (file: string) => ({
  filename: file.replace(/^file:\/\//, '').replace(`${process.cwd()}/`, ''),
  in_app: !file.includes('node_modules') && !file.startsWith('node:'),
})
