import { useSyncExternalStore } from 'react'

/** The current time, updated every minute, for components that show due times. */
export const useCurrentMinute = (): number => useSyncExternalStore(subscribe, () => minute)

let minute = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    // The value may be stale after a time without listeners.
    minute = Date.now()
    timer = setInterval(tick, 60_000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

function tick() {
  minute = Date.now()
  for (const listener of listeners) listener()
}
