import { useSyncExternalStore } from 'react'

/** The time of day, as true as a minute: who shows what is due is drawn again as time passes. */
export const useMinute = (): number => useSyncExternalStore(subscribe, () => minute)

let minute = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    // Nobody looked on until now: what was kept may be old.
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
