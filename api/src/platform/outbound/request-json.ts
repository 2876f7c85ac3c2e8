import type { IncomingHttpHeaders } from 'node:http'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { parseJson } from '../parse-json.ts'
import { OutboundError, type OutboundRequest, sendRequest } from './send-request.ts'

interface JsonRequest extends Omit<OutboundRequest, 'body'> {
  json?: unknown
}

export interface JsonResponse {
  status: number
  headers: IncomingHttpHeaders
  /** Undefined if the body is not JSON. */
  json: unknown
}

/** Calls a JSON API. The answer is untrusted: validate it before use. */
export async function requestJson({ json, headers, ...request }: JsonRequest): Promise<JsonResponse> {
  const { isComplete, body, ...response } = await sendRequest({
    maxBytes: 10_000_000,
    ...request,
    headers: {
      accept: 'application/json',
      'user-agent': 'Gable/1',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  if (!isComplete) throw new OutboundError('The answer was too long or broke off')
  return { ...response, json: parseJson(body.toString('utf8')) }
}

/** When to ask again after a 429 or 503, at most a day later. Undefined if the answer does not say. */
export function getRetryAfter(headers: IncomingHttpHeaders, now: Date): Date | undefined {
  const value = headers['retry-after']?.trim() ?? ''
  const time = /^\d+$/.test(value) ? now.getTime() + Number(value) * 1000 : Date.parse(value)
  if (Number.isNaN(time)) return undefined
  return new Date(Math.min(Math.max(time, now.getTime()), now.getTime() + dayLength))
}
