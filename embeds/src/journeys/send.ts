import type { RetryCause } from '@gable/shared/journeys/labels/journey-labels.ts'
import type { SubmissionReceipt } from '@gable/shared/submissions/visitor-submission.ts'
import { toJson } from '../tracking/to-json.ts'

/** Only `received` means that the submission is stored. */
export type SendResult =
  | { kind: 'received'; receipt: SubmissionReceipt }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'gone' | 'tooMany' }
  /** Without a cause, trying again does not help. */
  | { kind: 'failed'; cause?: Exclude<RetryCause, 'busy'> }

export interface SendEnvironment {
  fetch: typeof fetch
  isOnline(): boolean
  wait(milliseconds: number): Promise<void>
  random(): number
}

const browser: SendEnvironment = {
  fetch: (...call) => fetch(...call),
  isOnline: () => navigator.onLine,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
}

interface SendOptions {
  onRetry(cause: RetryCause): void
  /** True once the page's CSP has blocked the call: retries would fail too. */
  isBlocked(): boolean
  environment: SendEnvironment
}

/** Retries until the server gives a final response. The body carries its own id, so a duplicate is recognized. */
export async function sendWithRetry(
  url: string,
  body: unknown,
  { onRetry = () => {}, isBlocked = () => false, environment = browser }: Partial<SendOptions> = {},
): Promise<SendResult> {
  const text = toJson(body)
  let response = noResponse
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    if (attempt > 0) {
      onRetry(getCause(response, environment))
      await environment.wait(getPause(attempt, response, environment))
      if (isBlocked()) return { kind: 'failed' }
    }
    response = await post(url, text, environment)
    const result = await toSendResult(response)
    if (result) return result
  }
  const cause = getCause(response, environment)
  return cause === 'busy' ? { kind: 'tooMany' } : { kind: 'failed', cause }
}

const maxAttempts = 6
const timeout = 15_000

/** Has the status 0. */
const noResponse = Response.error()

/** A request that takes too long counts as a timeout of the server (408). */
const post = (url: string, body: string, { fetch }: SendEnvironment) =>
  fetch(url, {
    method: 'POST',
    // Plain text needs no CORS preflight.
    headers: { 'content-type': 'text/plain' },
    body,
    credentials: 'omit',
    // The request completes even if the visitor leaves the page.
    keepalive: true,
    // Older browsers have no AbortSignal.timeout and wait for the network to give up.
    signal: AbortSignal.timeout?.(timeout) ?? null,
  }).catch((error) => (error?.name === 'TimeoutError' ? new Response(null, { status: 408 }) : noResponse))

/** Undefined if a retry may help, which includes a response body that was cut off. */
async function toSendResult(response: Response): Promise<SendResult | undefined> {
  const { status } = response
  if (status >= 500 || retryableStatuses.has(status)) return undefined
  const body = await response.json().catch(() => undefined)
  if (response.ok) return body && { kind: 'received', receipt: body }
  if (status === 422) return { kind: 'refused', fields: body?.fields ?? {} }
  return { kind: status === 404 || status === 410 ? 'gone' : 'failed' }
}

const retryableStatuses = new Set([0, 408, 425, 429])

function getCause({ status }: Response, { isOnline }: SendEnvironment): RetryCause {
  if (status === 429) return 'busy'
  if (status >= 500) return 'fault'
  if (!isOnline()) return 'offline'
  return status ? 'slow' : 'unreachable'
}

/** Exponential backoff with jitter, so that a recovering server is not hit by every browser at once. */
function getPause(attempt: number, { headers }: Response, { random }: SendEnvironment) {
  const retryAfter = Number(headers.get('retry-after')) * 1000
  const pause = 400 * 2 ** (attempt - 1) * (0.5 + random())
  return Math.min(Math.max(pause, retryAfter || 0), 10_000)
}
