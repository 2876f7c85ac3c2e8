import type { LiveEvent, LiveKind, LiveMessage } from '@gable/shared/live/events.ts'
import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { openLiveStream } from './live-stream.ts'
import { clearPrefetches } from './prefetch.ts'
import { call, isApiCacheKey } from './use-api.ts'
import { runAfterWrites } from './writes.ts'

/** Subscribes to one kind of the selected account's live events. */
export function useLiveEvent<K extends LiveKind>(kind: K, handler: (event: Extract<LiveEvent, { kind: K }>) => void) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const listener: Listener = (event) => {
      if (event.kind === kind) latest.current(event as Extract<LiveEvent, { kind: K }>)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [kind])
}

/** Opens the account's event stream. Mount it once, in the guard. After a gap, all visible data is fetched again. */
export function useLiveStream(accountId: string | undefined) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (accountId === undefined) return
    return openLiveStream(accountId, {
      onMessage: dispatchMessage,
      onGap: () => {
        clearPrefetches()
        void mutate((cached) => isApiCacheKey(cached) && cached[2] === accountId)
      },
      // A refusal has no body that the page could read. Any call tells whether the session has ended.
      onRefused: () => void call('GET /accounts').catch(() => {}),
    })
  }, [accountId, mutate])
}

type Listener = (event: LiveEvent) => void

const listeners = new Set<Listener>()

function dispatchMessage(message: LiveMessage) {
  if (message.kind === 'resync') return
  // Reads that started before the change hold the old values.
  clearPrefetches()
  runAfterWrites(() => {
    for (const listener of [...listeners]) listener(message)
  })
}
