import type { Problem } from '@gable/shared/http/problem.ts'
import { type ReactNode, useSyncExternalStore } from 'react'
import { SWRConfig } from 'swr'
import { clearPrefetches } from '../platform/prefetch.ts'
import { onProblem } from '../platform/problem-events.ts'
import { hasOpenSession, onSessionEvent, publishSessionEvent } from '../platform/session-events.ts'
import { call } from '../platform/use-api.ts'

/** One cache per signed-in user. When the user changes, the new key drops the cache and remounts the console. */
export function ApiCacheProvider({ children }: { children: ReactNode }) {
  const generation = useSyncExternalStore(subscribe, () => currentGeneration)
  return (
    <SWRConfig key={generation} value={swrOptions}>
      {children}
    </SWRConfig>
  )
}

const swrOptions = {
  provider: () => new Map(),
  shouldRetryOnError: ({ code }: Partial<Problem>) => code === 'unavailable' || code === 'broken',
  errorRetryCount: 3,
  errorRetryInterval: 3000,
}

let currentGeneration = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

onSessionEvent(() => {
  clearPrefetches()
  currentGeneration += 1
  for (const listener of listeners) listener()
})

let isChecking = false

// One failed call is not proof: a late response to the previous session must not sign out the new user.
onProblem(async ({ code }) => {
  if (code !== 'signed_out' || isChecking) return
  // Nothing is on screen that a remount would have to hide, but perhaps a sign-in form that is being filled in.
  if (!hasOpenSession()) return clearPrefetches()
  isChecking = true
  try {
    await call('GET /session')
  } catch (error) {
    if ((error as Partial<Problem>).code === 'signed_out') publishSessionEvent('lost')
  } finally {
    isChecking = false
  }
})
