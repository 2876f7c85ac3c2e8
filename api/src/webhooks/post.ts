import http from 'node:http'
import https from 'node:https'
import { withDeadline } from '../platform/deadline.ts'
import { type NameService, type Reach, resolveTarget } from './resolve-target.ts'
import { textOf } from './response-text.ts'
import { troubleOf } from './trouble.ts'

/** What a receiver said, or why there is no saying. */
export interface Answer {
  at: Date
  tookMs: number
  status: number | null
  body: string | null
  error: string | null
}

interface Call {
  url: string
  headers: Record<string, string>
  body: string
  reach: Reach
  /** Gives up without an answer: whoever asked is about to stop. */
  signal: AbortSignal
  patience?: number
  names?: NameService
}

/** Sends once, to the very address that was checked, and follows nothing. Only `signal` makes it throw. */
export async function post({ signal, patience = 10_000, ...call }: Call): Promise<Answer> {
  const at = new Date()
  const began = performance.now()
  const outcome = await withDeadline(signal, patience, (soon) =>
    exchange(call, soon).catch((error) => {
      signal.throwIfAborted()
      const trouble = soon.aborted ? `No answer within ${patience / 1000} seconds` : troubleOf(error)
      return { status: null, body: null, error: trouble }
    }),
  )
  return { at, tookMs: Math.round(performance.now() - began), ...outcome }
}

async function exchange(call: Omit<Call, 'signal' | 'patience'>, signal: AbortSignal) {
  const { headers, body, reach, names } = call
  const url = new URL(call.url)
  const lookup = await orAbort(resolveTarget(url, reach, names), signal)
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    // A connection of its own: one that is kept open was checked for somebody else.
    const sending = request(url, { method: 'POST', headers, agent: false, lookup, signal }, resolve)
    sending.on('error', reject).end(body)
  })
  const status = response.statusCode ?? 0
  return { status, body: await textOf(response), error: problemWith(status, response.headers.location) }
}

function problemWith(status: number, location = '') {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400)
    return `It answered ${status}. Redirects are not followed: ${location.slice(0, 500)}`
  return `It answered ${status}`
}

const orAbort = <T>(work: Promise<T>, signal: AbortSignal) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])
