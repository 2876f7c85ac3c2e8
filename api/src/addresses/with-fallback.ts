import { withDeadline } from '../platform/deadline.ts'
import type { Log } from '../platform/observe/log.ts'
import type { Suggester } from './suggester.ts'

const timeout = 1000
/** A service that failed is not called for a while; otherwise every keystroke would wait for the timeout. */
const cooldown = 30_000

/** Uses the fallback whenever the service fails or is slow. */
export function withFallback(service: Suggester, fallback: Suggester, log: Log, now = Date.now): Suggester {
  let pausedUntil = 0
  return {
    async suggest(text, signal) {
      if (now() < pausedUntil) return fallback.suggest(text, signal)
      try {
        return await withDeadline(signal, timeout, (deadline) => service.suggest(text, deadline))
      } catch (error) {
        signal.throwIfAborted()
        pausedUntil = now() + cooldown
        // Only the name is logged: the URL contains the API key and the typed text.
        log.warn({ reason: (error as Error).name }, 'The address service failed')
        return fallback.suggest(text, signal)
      }
    },
  }
}
