import http from 'node:http'
import https from 'node:https'
import { withDeadline } from '../platform/deadline.ts'
import { BlockedTargetError, type Resolver, resolveTarget, type TargetPolicy } from './target.ts'

export interface WebhookResponse {
  at: Date
  tookMs: number
  status: number | null
  body: string | null
  /** The reason the attempt failed, or null if it succeeded. */
  error: string | null
}

interface WebhookRequest {
  url: string
  headers: Record<string, string>
  body: string
  policy: TargetPolicy
  /** Aborts the request without a result when the process stops. */
  signal: AbortSignal
  timeoutMs?: number
  resolver?: Resolver
}

/** Sends one request to the exact address that was checked, without following redirects. Throws only on `signal`. */
export async function postToWebhook({
  signal,
  timeoutMs = 10_000,
  ...request
}: WebhookRequest): Promise<WebhookResponse> {
  const at = new Date()
  const startedAt = performance.now()
  const result = await withDeadline(signal, timeoutMs, (deadline) =>
    send(request, deadline).catch((error) => {
      signal.throwIfAborted()
      const message = deadline.aborted ? `No response within ${timeoutMs / 1000} seconds` : describeNetworkError(error)
      return { status: null, body: null, error: message }
    }),
  )
  return { at, tookMs: Math.round(performance.now() - startedAt), ...result }
}

async function send(options: Omit<WebhookRequest, 'signal' | 'timeoutMs'>, signal: AbortSignal) {
  const { headers, body, policy } = options
  const url = new URL(options.url)
  const lookup = await rejectOnAbort(resolveTarget(url, policy, options.resolver), signal)
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    // No agent, because a pooled connection may lead to an address that was checked for another webhook.
    const sending = request(url, { method: 'POST', headers, agent: false, lookup, signal }, resolve)
    sending.on('error', reject).end(body)
  })
  const status = response.statusCode ?? 0
  return { status, body: await readBodyStart(response), error: describeStatus(status, response.headers.location) }
}

function describeStatus(status: number, location = '') {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400)
    return `Received status ${status}. Redirects are not followed: ${location.slice(0, 500)}`
  return `Received status ${status}`
}

const rejectOnAbort = <T>(work: Promise<T>, signal: AbortSignal) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])

/** Reads the start of the body and closes the connection. A body that breaks off ends there. */
async function readBodyStart(response: http.IncomingMessage, maxBytes = 2048): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= maxBytes) break
    }
  } catch {
    // The status has arrived, and only that decides about success.
  }
  response.destroy()
  // In stream mode the decoder drops a character that is cut in half at the end.
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes), { stream: true })
  return text.replaceAll('\0', '\ufffd')
}

function describeNetworkError(error: unknown): string {
  if (error instanceof BlockedTargetError) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException
  return networkErrors[code] ?? (/CERT|SSL|TLS/.test(code) ? `The certificate was rejected: ${code}` : message)
}

const networkErrors: Record<string, string> = {
  ENOTFOUND: 'The host was not found',
  EAI_AGAIN: 'The DNS lookup failed',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed before a response arrived',
  EHOSTUNREACH: 'The host could not be reached',
  ENETUNREACH: 'The host could not be reached',
  ETIMEDOUT: 'The host could not be reached',
  EPROTO: 'The server does not support HTTPS',
}
