import type { PublicWidget } from '@gable/shared/widgets/public-widget.ts'
import { onCallBlocked } from '../tracking/on-call-blocked.ts'

interface FetchOptions {
  /** The page's CSP blocks the call, so a retry would change nothing. */
  onBlocked(): void
  fetch: typeof fetch
  /** Resolves when the next try makes sense. */
  wait(tries: number): Promise<unknown>
}

/** Resolves to null for an archived or unknown widget, and never resolves while the API cannot be reached. */
export function fetchWidget(url: string, onBlocked: () => void): Promise<PublicWidget | null> {
  const request = requests.get(url) ?? fetchWithRetry(url, { onBlocked, fetch, wait })
  requests.set(url, request)
  return request
}

// The same widget may be on the page many times.
const requests = new Map<string, Promise<PublicWidget | null>>()

export async function fetchWithRetry(
  url: string,
  { onBlocked, fetch, wait }: FetchOptions,
): Promise<PublicWidget | null> {
  let isBlocked = false
  onCallBlocked(url, () => {
    if (!isBlocked) onBlocked()
    isBlocked = true
  })
  for (let tries = 0; ; tries++) {
    const response = await fetch(url, { credentials: 'omit' }).catch(() => undefined)
    const widget = response?.ok && (await response.json().catch(() => undefined))
    if (widget) return widget
    // Any other refusal comes from a proxy or firewall in between and may pass.
    if (response?.status === 404 || response?.status === 410) return null
    await wait(tries)
    if (isBlocked) return new Promise(() => {})
  }
}

/** After five tries, waits until the browser is back online. */
const wait = (tries: number) =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true })
    if (tries < 5) setTimeout(resolve, 2000 * 2 ** tries * (0.5 + Math.random()))
  })
