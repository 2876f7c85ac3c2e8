import { withDeadline } from '../platform/deadline.ts'
import type { Log } from '../platform/observe/log.ts'
import type { Suggester } from './suggester.ts'

/** Nobody who types waits longer for a service. */
const patience = 1000
/** One that failed is left alone for a while, or everybody would wait for it with every letter. */
const rest = 30_000

/** Asks the service, and whenever that fails or is slow, our own book. */
export function fallBack(service: Suggester, book: Suggester, log: Log, now = Date.now): Suggester {
  let restsUntil = 0
  return {
    async suggest(text, signal) {
      if (now() < restsUntil) return book.suggest(text, signal)
      try {
        return await withDeadline(signal, patience, (soon) => service.suggest(text, soon))
      } catch (error) {
        signal.throwIfAborted()
        restsUntil = now() + rest
        // The address that was asked holds the key of the service, and what somebody typed.
        log.warn({ reason: (error as Error).name }, 'The address service failed')
        return book.suggest(text, signal)
      }
    },
  }
}
