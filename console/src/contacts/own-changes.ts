import { useSyncExternalStore } from 'react'

/** How often this window has changed contacts and read them again: what one does oneself is shown at once. */
export const useOwnChanges = () => useSyncExternalStore(subscribe, () => count)

export function tellOwnChange() {
  count += 1
  for (const listener of listeners) listener()
}

let count = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
