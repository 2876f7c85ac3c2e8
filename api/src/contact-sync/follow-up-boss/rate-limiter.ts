import { setTimeout as sleep } from 'node:timers/promises'

/** The limits of Follow Up Boss count per window of ten seconds. */
const defaultWindow = 10_000

interface Bucket {
  limit: number
  window: number
  tokens: number
  filledAt: number
}

/**
 * Token buckets, one per context of the app's limits. A burst and what is refilled during a sliding window stay below
 * the limit together.
 */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  async take(context: string, defaultLimit: number, signal: AbortSignal): Promise<void> {
    for (let delay = this.takeNow(context, defaultLimit); delay > 0; delay = this.takeNow(context, defaultLimit))
      await sleep(delay, undefined, { signal })
  }

  /** Takes a token, or returns in how many milliseconds there is one. */
  takeNow(context: string, defaultLimit: number): number {
    const bucket = this.#getBucket(context, defaultLimit)
    const now = this.#now()
    const rate = (bucket.limit * refillShare) / bucket.window
    bucket.tokens = Math.min(toBurst(bucket.limit), bucket.tokens + (now - bucket.filledAt) * rate)
    bucket.filledAt = now
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / rate)
    bucket.tokens -= 1
    return 0
  }

  /** Takes over the limit that a response states, and what is left of it. */
  setLimit(context: string, { limit, remaining, window }: { limit: number; remaining: number; window: number }) {
    if (!(limit > 0 && window > 0)) return
    const bucket = this.#getBucket(context, limit)
    if (limit !== bucket.limit) bucket.tokens = toBurst(limit)
    bucket.limit = limit
    bucket.window = window * 1000
    if (remaining >= 0) bucket.tokens = Math.min(bucket.tokens, remaining)
  }

  #getBucket(context: string, limit: number): Bucket {
    const known = this.#buckets.get(context)
    if (known) return known
    const bucket = { limit, window: defaultWindow, tokens: toBurst(limit), filledAt: this.#now() }
    this.#buckets.set(context, bucket)
    return bucket
  }
}

const refillShare = 0.65
const toBurst = (limit: number) => Math.max(1, limit * 0.25)
