import type { LiveEvent, LiveKind, LiveMessage } from '@gable/shared/live/events.ts'
import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { openLiveStream } from './live-stream.ts'
import { isRead } from './use-api.ts'

/** Hears what the server tells about the selected account. */
export function useLive<K extends LiveKind>(kind: K, handler: (event: Extract<LiveEvent, { kind: K }>) => void) {
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

/** Holds the account's one stream open; stands once, in the guard. After a gap everything on screen is read again. */
export function useLiveStream(accountId: string | undefined) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (accountId === undefined) return
    return openLiveStream(accountId, {
      hear,
      gap: () => void mutate((cached) => isRead(cached) && cached[2] === accountId),
    })
  }, [accountId, mutate])
}

type Listener = (event: LiveEvent) => void

const listeners = new Set<Listener>()

function hear(message: LiveMessage) {
  if (message.kind === 'resync') return
  for (const listener of [...listeners]) listener(message)
}
