import http from 'node:http'
import https from 'node:https'
import { withDeadline } from '../deadline.ts'
import { BlockedTargetError, type Resolver, resolveTarget, type TargetPolicy } from './target.ts'

export interface OutboundRequest {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'PROPFIND' | 'REPORT'
  headers?: Record<string, string>
  body?: string
  policy: TargetPolicy
  /** Aborts the request when the process stops. */
  signal: AbortSignal
  timeoutMs?: number
  /** The rest of a longer body is not read. */
  maxBytes?: number
  resolver?: Resolver | undefined
}

export interface OutboundResponse {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
  /** False if the body broke off or is longer than `maxBytes`. */
  isComplete: boolean
}

/** No response arrived. The message says why, for people. */
export class OutboundError extends Error {
  override name = 'OutboundError'
}

/**
 * Sends one request to the exact address that was checked, without following redirects. Throws an `OutboundError` if no
 * response arrives, and the reason of `signal` once that is aborted.
 */
export async function sendRequest({
  signal,
  timeoutMs = 10_000,
  ...request
}: OutboundRequest): Promise<OutboundResponse> {
  return withDeadline(signal, timeoutMs, (deadline) =>
    send(request, deadline).catch((error) => {
      signal.throwIfAborted()
      throw new OutboundError(
        deadline.aborted ? `No response within ${timeoutMs / 1000} seconds` : describeNetworkError(error),
      )
    }),
  )
}

async function send(options: Omit<OutboundRequest, 'signal' | 'timeoutMs'>, signal: AbortSignal) {
  const { method = 'GET', headers = {}, body, policy, resolver, maxBytes = 1_000_000 } = options
  const url = new URL(options.url)
  const lookup = await rejectOnAbort(resolveTarget(url, policy, resolver), signal)
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    // No agent, because a pooled connection may lead to an address that was checked for another request.
    const sending = request(url, { method, headers, agent: false, lookup, signal }, resolve)
    sending.on('error', reject).end(body)
  })
  return { status: response.statusCode ?? 0, headers: response.headers, ...(await readBody(response, maxBytes)) }
}

const rejectOnAbort = <T>(work: Promise<T>, signal: AbortSignal) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])

/** Reads the body up to the limit and closes the connection. */
async function readBody(response: http.IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = []
  let bytes = 0
  let isComplete = false
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > maxBytes) break
    }
    isComplete = bytes <= maxBytes
  } catch {
    // The status has arrived, and the caller decides whether the start of a body is enough.
  }
  response.destroy()
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), isComplete }
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

/** Whether nothing of a request that failed with this message can have reached the other side. */
export const hasNeverArrived = (message: string): boolean => unsent.has(message)

const unsent = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED'].map((code) => networkErrors[code]))
