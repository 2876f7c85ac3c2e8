import * as z from 'zod'
import { getRetryAfter, type JsonResponse, requestJson } from '../../platform/outbound/request-json.ts'
import { OutboundError, type OutboundRequest } from '../../platform/outbound/send-request.ts'
import { CrmError } from '../crm.ts'
import { RateLimiter } from './rate-limiter.ts'

export interface FollowUpBossOptions {
  url: string
  key: string
  /** Of a registered system. Without it, the limits are lower and there are no webhooks. */
  systemKey: string | undefined
  policy: OutboundRequest['policy']
  signal: AbortSignal
  limiter?: RateLimiter
  timeoutMs?: number
}

/** Where the next page of a list begins. */
export const Metadata = z.looseObject({ next: z.string().nullish(), total: z.number().nullish() }).nullish()

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Sends requests below the limits of the app. The key is in no message. */
export class FollowUpBossRequests {
  /** How far the clock of the app is ahead of ours. */
  clockSkew = 0
  readonly #options: FollowUpBossOptions
  readonly #limiter: RateLimiter

  constructor(options: FollowUpBossOptions) {
    this.#options = options
    this.#limiter = options.limiter ?? new RateLimiter()
  }

  async send(method: Method, path: string, json?: unknown): Promise<{ status: number; json: unknown }> {
    const { url, key, systemKey, policy, signal, timeoutMs = 30_000 } = this.#options
    const { context, limit } = getContext(method, path, systemKey !== undefined)
    await this.#limiter.take(context, limit, signal)
    const response = await requestJson({
      url: new URL(`/v1/${path}`, url).href,
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        'x-system': systemName,
        ...(systemKey && { 'x-system-key': systemKey }),
      },
      ...(json !== undefined && { json }),
      policy,
      signal,
      timeoutMs,
    }).catch((error) => {
      if (error instanceof OutboundError) throw new CrmError('UNAVAILABLE', `${title} did not answer: ${error.message}`)
      throw error
    })
    this.#readLimits(context, response)
    return toAnswer(method, response)
  }

  async get<T extends z.ZodType>(path: string, Schema: T): Promise<z.output<T>> {
    const { json } = await this.send('GET', path)
    const parsed = Schema.safeParse(json)
    if (!parsed.success) throw new CrmError('UNAVAILABLE', unexpectedAnswer)
    return parsed.data
  }

  /** Undefined if the app has no such record any more. */
  async getUnlessGone<T>(path: string, read: (entry: unknown) => T | undefined): Promise<T | undefined> {
    try {
      const value = read((await this.send('GET', path)).json)
      if (!value) throw new CrmError('UNAVAILABLE', unexpectedAnswer)
      return value
    } catch (error) {
      if (error instanceof CrmError && error.status === 404) return undefined
      throw error
    }
  }

  #readLimits(context: string, { headers }: JsonResponse) {
    const serverTime = Date.parse(headers.date ?? '')
    if (!Number.isNaN(serverTime)) this.clockSkew = serverTime - Date.now()
    const read = (name: string) => Number(headers[`x-ratelimit-${name}`] ?? Number.NaN)
    this.#limiter.setLimit(context, { limit: read('limit'), remaining: read('remaining'), window: read('window') })
  }
}

export const title = 'Follow Up Boss'
export const systemName = 'Gable'
const unexpectedAnswer = `${title} answered with something else than its API says`

/** The documented contexts, each with a limit of its own. */
function getContext(method: Method, path: string, isRegistered: boolean) {
  if (path.startsWith('notes')) return { context: 'notes', limit: 10 }
  if (method === 'PUT' && path.startsWith('people')) return { context: 'PUT.people', limit: 25 }
  return { context: 'global', limit: isRegistered ? 250 : 125 }
}

function toAnswer(method: Method, { status, headers, json }: JsonResponse) {
  const message = getMessage(json)
  if (status === 401) throw new CrmError('REFUSED', `${title} refused the key. Replace it with one that works.`)
  // A write may be denied for one person, and a locked account denies reads, too.
  if (status === 403 && method === 'GET')
    throw new CrmError('REFUSED', `${title} denied access${message}. Use the key of the account owner.`, { status })
  if (status === 429)
    throw new CrmError('LIMITED', `${title} limits requests`, {
      retryAt: getRetryAfter(headers, new Date()) ?? new Date(Date.now() + 10_000),
    })
  if (status >= 500) throw new CrmError('UNAVAILABLE', `${title} failed with status ${status}`)
  if (status >= 400) throw new CrmError('REJECTED', `${title} rejected it${message}`, { status })
  if (status >= 300) throw new CrmError('UNAVAILABLE', `${title} answered with a redirect`)
  if (status !== 204 && json === undefined)
    throw new CrmError('UNAVAILABLE', `${title} answered with something that is not JSON`)
  return { status, json }
}

/** What the app says about it, as a part of a sentence. */
function getMessage(json: unknown): string {
  const text = (json as { errorMessage?: unknown } | undefined)?.errorMessage
  return typeof text === 'string' && text !== '' ? `: ${text.replace(/\s+/g, ' ').slice(0, 200)}` : ''
}
