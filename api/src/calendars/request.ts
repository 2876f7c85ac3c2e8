import { getRetryAfter } from '../platform/outbound/request-json.ts'
import {
  OutboundError,
  type OutboundRequest,
  type OutboundResponse,
  sendRequest,
} from '../platform/outbound/send-request.ts'
import type { TargetPolicy } from '../platform/outbound/target.ts'
import { CalendarError } from './provider.ts'

export interface RequestContext {
  policy: TargetPolicy
  signal: AbortSignal
  timeoutMs?: number | undefined
}

export type CalendarRequest = Pick<OutboundRequest, 'url' | 'method' | 'headers' | 'body'>

/** Sends a request to a provider. Its status is still to be judged. */
export async function requestCalendar(
  { policy, signal, timeoutMs = 20_000 }: RequestContext,
  { headers, ...request }: CalendarRequest,
): Promise<OutboundResponse> {
  const response = await sendRequest({
    ...request,
    policy,
    signal,
    timeoutMs,
    maxBytes: 20_000_000,
    headers: { 'user-agent': 'Gable/1', ...headers },
  }).catch((error) => {
    if (!(error instanceof OutboundError)) throw error
    throw new CalendarError('FAILED', `The calendar could not be reached: ${error.message}.`)
  })
  if (!response.isComplete) throw new CalendarError('FAILED', 'The answer of the calendar was too long or broke off.')
  return response
}

/** What a status means that no caller expects. */
export function toCalendarError({ status, headers }: Pick<OutboundResponse, 'status' | 'headers'>): CalendarError {
  if (status === 401) return new CalendarError('AUTH', 'The calendar refused the access (status 401).')
  if (status === 429 || status === 503)
    return new CalendarError(
      'LATER',
      `The calendar asks to wait (status ${status}).`,
      getRetryAfter(headers, new Date()),
    )
  if (status === 404 || status === 410)
    return new CalendarError('GONE', `The calendar was not found (status ${status}).`)
  if (status >= 400 && status < 500)
    return new CalendarError('REFUSED', `The calendar refused the request (status ${status}).`)
  return new CalendarError('FAILED', `The calendar did not answer as expected (status ${status}).`)
}

/** The body of an answer. Half a JSON, HTML or a list is no answer. */
export function parseJsonObject({ body }: Pick<OutboundResponse, 'body'>): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(body.toString('utf8'))
    if (json && typeof json === 'object' && !Array.isArray(json)) return json as Record<string, unknown>
  } catch {
    // Reported below.
  }
  throw new CalendarError('FAILED', 'The calendar answered with something that is not JSON.')
}
