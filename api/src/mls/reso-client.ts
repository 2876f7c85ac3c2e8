import type { IncomingHttpHeaders } from 'node:http'
import { getRetryAfter, requestJson } from '../platform/outbound/request-json.ts'
import { OutboundError, sendRequest } from '../platform/outbound/send-request.ts'
import type { TargetPolicy } from '../platform/outbound/target.ts'

export interface ResoAccess {
  baseUrl: string
  authKind: 'BEARER' | 'CLIENT_CREDENTIALS'
  tokenUrl: string
  clientId: string
  /** The access token, or the client secret. */
  secret: string
}

export interface ResoOptions {
  policy: TargetPolicy
  signal: AbortSignal
  timeoutMs?: number
}

export interface ResoPage {
  rows: unknown[]
  nextLink: string | undefined
  /** The clock of the MLS, or ours if it does not send one. */
  servedAt: Date
}

/** AUTH: a person must act. LATER: the MLS asked to wait. FAILED: may work next time. SIZE: the answer was too long. LOOP: it never ends. */
type ResoFailure = 'AUTH' | 'ADDRESS' | 'LATER' | 'FAILED' | 'SIZE' | 'LOOP'

/** The MLS did not answer with listings. The message says why, for people. */
export class ResoError extends Error {
  override name = 'ResoError'
  readonly failure: ResoFailure
  readonly retryAt: Date | undefined

  constructor(failure: ResoFailure, message: string, retryAt?: Date) {
    super(message)
    this.failure = failure
    this.retryAt = retryAt
  }
}

/** The stored token, or a new one by client credentials (RFC 6749, 4.4). */
export async function getAccessToken(access: ResoAccess, options: ResoOptions): Promise<string> {
  if (access.authKind === 'BEARER') return access.secret
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: access.clientId,
    client_secret: access.secret,
  })
  const response = await sendRequest({
    ...options,
    url: access.tokenUrl,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
    maxBytes: 100_000,
  }).catch(rethrow)
  const { status, headers } = response
  if ([400, 401, 403].includes(status))
    throw new ResoError('AUTH', `The token server refused the client ID and secret (status ${status}).`)
  const token = status === 200 && response.isComplete ? readToken(response.body.toString('utf8')) : undefined
  if (token === undefined) throw toError(status, headers, 'The token server did not return an access token')
  return token
}

function readToken(text: string): string | undefined {
  try {
    const { access_token: token } = JSON.parse(text)
    return typeof token === 'string' && /^[\x21-\x7e]{1,8000}$/.test(token) ? token : undefined
  } catch {
    return undefined
  }
}

/** A page of an OData collection. Its rows are not validated. */
export async function requestPage(
  url: string,
  { baseUrl, token }: { baseUrl: string; token: string },
  options: ResoOptions,
): Promise<ResoPage> {
  const { status, headers, json } = await requestJson({
    timeoutMs: 30_000,
    ...options,
    url,
    headers: { authorization: `Bearer ${token}` },
    maxBytes: 25_000_000,
  }).catch(rethrow)
  if (status !== 200) throw toError(status, headers, 'The MLS did not return listings')
  const { value, '@odata.nextLink': nextLink } = (json ?? {}) as { value?: unknown; '@odata.nextLink'?: unknown }
  if (!Array.isArray(value))
    throw new ResoError('FAILED', 'The MLS answered with something that is not RESO Web API data.')
  return { rows: value, nextLink: toNextLink(nextLink, url, baseUrl), servedAt: readDate(headers) }
}

/** Only at the same origin: the request carries the access token. */
function toNextLink(link: unknown, url: string, baseUrl: string): string | undefined {
  if (link === undefined || link === null || link === '') return undefined
  if (typeof link !== 'string' || link.length > 8000 || !URL.canParse(link, url))
    throw new ResoError('FAILED', 'The MLS sent a next link that is not a URL.')
  const next = new URL(link, url)
  if (next.origin !== new URL(baseUrl).origin)
    throw new ResoError('FAILED', `The MLS sent a next link to another server, ${next.host}. It was not followed.`)
  return next.href
}

const readDate = ({ date }: IncomingHttpHeaders) => {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? new Date() : new Date(time)
}

function toError(status: number, headers: IncomingHttpHeaders, message: string): ResoError {
  if (status === 401) return new ResoError('AUTH', 'The MLS refused the access token (status 401).')
  if (status === 403) return new ResoError('AUTH', 'The MLS says that this access may not read listings (status 403).')
  if (status === 404) return new ResoError('ADDRESS', 'The MLS knows no listings at this URL (status 404).')
  if (status === 429 || status === 503)
    return new ResoError('LATER', `The MLS asks to wait (status ${status}).`, getRetryAfter(headers, new Date()))
  return new ResoError('FAILED', `${message} (status ${status}).`)
}

/** The stop of the process is no failure of the MLS. */
function rethrow(error: unknown): never {
  if (!(error instanceof OutboundError)) throw error
  throw /too long/.test(error.message)
    ? new ResoError('SIZE', 'The answer of the MLS was too long or broke off.')
    : new ResoError('FAILED', `The MLS could not be reached: ${error.message}.`)
}
