import { useEffect, useRef } from 'react'
import { useLive } from '../platform/live.ts'
import type { Readable } from '../platform/use-api.ts'
import { useRefresh } from '../platform/use-api.ts'

/** Reads again what is on screen of contacts when others change them: at once, and then no oftener than every few seconds. */
export function useContactNews(...keys: readonly Readable[]) {
  const refresh = useRefresh()
  const waiting = useRef<ReturnType<typeof setTimeout>>()
  const isDue = useRef(false)
  const latest = useRef(() => {})
  latest.current = () => void refresh(...keys)

  const read = () => {
    if (waiting.current !== undefined) {
      isDue.current = true
      return
    }
    latest.current()
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      if (!isDue.current) return
      isDue.current = false
      read()
    }, pauseMs)
  }
  useLive('contacts', read)
  useEffect(() => () => clearTimeout(waiting.current), [])
}

/** An import changes thousands: the list keeps up without asking thousands of times. */
const pauseMs = 3000
