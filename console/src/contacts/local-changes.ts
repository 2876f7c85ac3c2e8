import { useSyncExternalStore } from 'react'

/** Counts the contact changes made in this window. Lists show these at once, unlike changes by others. */
export const useLocalChangeCount = () => useSyncExternalStore(subscribe, () => count)

export function recordLocalChange() {
  count += 1
  lastChangeAt = Date.now()
  for (const listener of listeners) listener()
}

/** Whether a live event may come from this window's own change: it arrives shortly after the response. */
export const hasRecentLocalChange = () => Date.now() - lastChangeAt < 3_000

let count = 0
let lastChangeAt = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
