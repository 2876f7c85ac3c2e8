import type { Problem } from '@gable/shared/http/problem.ts'
import { type ReactNode, useSyncExternalStore } from 'react'
import { SWRConfig } from 'swr'
import { dropHeadStarts } from '../platform/head-start.ts'
import { onProblem } from '../platform/problem-events.ts'
import { onSessionEvent, tellSessionEvent } from '../platform/session-events.ts'
import { call } from '../platform/use-api.ts'

/** One cache per person at the keyboard: when the person changes, everything that was read goes, and the screen with it. */
export function FreshCache({ children }: { children: ReactNode }) {
  const generation = useSyncExternalStore(subscribe, () => current)
  return (
    <SWRConfig key={generation} value={manners}>
      {children}
    </SWRConfig>
  )
}

const manners = {
  provider: () => new Map(),
  shouldRetryOnError: ({ code }: Partial<Problem>) => code === 'unavailable' || code === 'broken',
  errorRetryCount: 3,
  errorRetryInterval: 3000,
}

let current = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

onSessionEvent(() => {
  dropHeadStarts()
  current += 1
  for (const listener of listeners) listener()
})

let checking = false

// One refused call is not proof: a late answer to the session before this one would throw the new person out.
onProblem(async ({ code }) => {
  if (code !== 'signed_out' || checking) return
  checking = true
  try {
    await call('GET /session')
  } catch (error) {
    if ((error as Partial<Problem>).code === 'signed_out') tellSessionEvent('lost')
  } finally {
    checking = false
  }
})
