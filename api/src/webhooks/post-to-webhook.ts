import {
  OutboundError,
  type OutboundRequest,
  type OutboundResponse,
  sendRequest,
} from '../platform/outbound/send-request.ts'

export interface WebhookResponse {
  at: Date
  tookMs: number
  status: number | null
  body: string | null
  /** The reason the attempt failed, or null if it succeeded. */
  error: string | null
}

type WebhookRequest = Omit<OutboundRequest, 'method' | 'maxBytes'> & { body: string }

/** Sends one delivery and records how it went. Throws only on `signal`. */
export async function postToWebhook(request: WebhookRequest): Promise<WebhookResponse> {
  const at = new Date()
  const startedAt = performance.now()
  const result = await sendRequest({ ...request, method: 'POST', maxBytes: 2048 }).then(toResult, toFailure)
  return { at, tookMs: Math.round(performance.now() - startedAt), ...result }
}

const toResult = ({ status, headers, body }: OutboundResponse) => ({
  status,
  body: decode(body),
  error: describeStatus(status, headers.location),
})

function toFailure(error: unknown) {
  if (error instanceof OutboundError) return { status: null, body: null, error: error.message }
  throw error
}

function describeStatus(status: number, location = '') {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400)
    return `Received status ${status}. Redirects are not followed: ${location.slice(0, 500)}`
  return `Received status ${status}`
}

// In stream mode the decoder drops a character that is cut in half at the end.
const decode = (body: Buffer) => new TextDecoder().decode(body, { stream: true }).replaceAll('\0', '\ufffd')
