import { randomUUID } from 'node:crypto'
import type { Reporting } from '@gable/shared/reporting.ts'
import { type DescribedError, describeError } from './described-error.ts'

export interface Trace {
  route: string
  startedAt: number
  endedAt: number
  status: number
}

/** Where and how Sentry, or anything that speaks its protocol, takes an envelope. */
export function doorOf(dsn: string): { url: string; headers: Record<string, string> } {
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

/** Which error, where, in which release. Nothing of the request: neither its body, its headers nor who sent it. */
export function errorEnvelope(error: unknown, route: string, reporting: Reporting, now = Date.now()): string {
  const description = describeError(error)
  const event = {
    ...common(reporting, route),
    timestamp: now / 1000,
    level: 'error',
    exception: { values: chain(description).map(exceptionOf) },
  }
  return envelope('event', event, now)
}

export function traceEnvelope({ route, startedAt, endedAt, status }: Trace, reporting: Reporting): string {
  const [traceId, spanId] = [hexId(), hexId().slice(0, 16)]
  const trace = {
    trace_id: traceId,
    span_id: spanId,
    op: 'http.server',
    status: status < 500 ? 'ok' : 'internal_error',
  }
  const transaction = {
    ...common(reporting, route),
    start_timestamp: startedAt / 1000,
    timestamp: endedAt / 1000,
    contexts: { trace },
    spans: [],
  }
  return envelope('transaction', transaction, endedAt)
}

const common = ({ release, environment }: Reporting, route: string) => ({
  event_id: hexId(),
  platform: 'node',
  release,
  environment,
  transaction: route,
})

const hexId = () => randomUUID().replaceAll('-', '')

const envelope = (type: string, item: { event_id: string }, now: number) =>
  [{ event_id: item.event_id, sent_at: new Date(now).toISOString() }, { type }, item]
    .map((line) => JSON.stringify(line))
    .join('\n')

/** The protocol wants the root cause first. */
const chain = (error: DescribedError): DescribedError[] => [...(error.cause ? chain(error.cause) : []), error]

const exceptionOf = ({ type, message, stack }: DescribedError) => ({
  type,
  value: message.slice(0, 1000),
  stacktrace: { frames: framesOf(stack) },
})

/** The protocol wants the innermost call last. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = /^\s+at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/.exec(line) ?? []
      if (!file) return []
      return [{ function: name ?? '<anonymous>', ...placeOf(file), lineno: Number(row), colno: Number(column) }]
    })
    .slice(0, 50)
    .reverse()

const placeOf = (file: string) => ({
  filename: file.replace(/^file:\/\//, '').replace(`${process.cwd()}/`, ''),
  in_app: !file.includes('node_modules') && !file.startsWith('node:'),
})
