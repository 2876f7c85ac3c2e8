import type { ShownWidget } from '@gable/shared/widgets/shown-widget.ts'
import { whenForbidden } from '../tracking/when-forbidden.ts'

interface Asking {
  /** The page's policy refuses the call: asking again would change nothing. */
  onForbidden(): void
  fetch: typeof fetch
  /** Until it may be worth asking again, after so many tries. */
  moment(tries: number): Promise<unknown>
}

/** Null of a widget that is archived or that nobody has made; never answers where there is no telling. */
export function fetchShown(address: string, onForbidden: () => void): Promise<ShownWidget | null> {
  const asking = asked.get(address) ?? ask(address, { onForbidden, fetch, moment })
  asked.set(address, asking)
  return asking
}

// The same widget may stand many times on one page.
const asked = new Map<string, Promise<ShownWidget | null>>()

export async function ask(address: string, { onForbidden, fetch, moment }: Asking): Promise<ShownWidget | null> {
  let isForbidden = false
  whenForbidden(address, () => {
    if (!isForbidden) onForbidden()
    isForbidden = true
  })
  for (let tries = 0; ; tries++) {
    const answer = await fetch(address, { credentials: 'omit' }).catch(() => undefined)
    const shown = answer?.ok && (await answer.json().catch(() => undefined))
    if (shown) return shown
    // Whatever else is refused is somebody between us and the product.
    if (answer?.status === 404 || answer?.status === 410) return null
    await moment(tries)
    if (isForbidden) return new Promise(() => {})
  }
}

/** After some tries only a network that comes back makes it worth asking. */
const moment = (tries: number) =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true })
    if (tries < 5) setTimeout(resolve, 2000 * 2 ** tries * (0.5 + Math.random()))
  })
