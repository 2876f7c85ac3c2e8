import { useSyncExternalStore } from 'react'

/** How often this window has changed contacts and read them again: what one does oneself is shown at once. */
export const useOwnChanges = () => useSyncExternalStore(subscribe, () => count)

export function tellOwnChange() {
  count += 1
  lastAt = Date.now()
  for (const listener of listeners) listener()
}

/** Whether news may be of what one has just done oneself: it comes a little after the answer. */
export const mayBeOwnNews = () => Date.now() - lastAt < 3_000

let count = 0
let lastAt = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
