import { useEffect, useRef } from 'react'
import { useLiveEvent } from '../platform/live.ts'
import type { GetEndpoint } from '../platform/use-api.ts'
import { useRefresh } from '../platform/use-api.ts'

/** Refetches these reads when contacts change: at once, then at most every few seconds. */
export function useContactUpdates(...keys: readonly GetEndpoint[]) {
  const refresh = useRefresh()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const isDue = useRef(false)
  const latestRefresh = useRef(() => {})
  latestRefresh.current = () => void refresh(...keys)

  const handleChange = () => {
    if (timer.current !== undefined) {
      isDue.current = true
      return
    }
    latestRefresh.current()
    timer.current = setTimeout(() => {
      timer.current = undefined
      if (!isDue.current) return
      isDue.current = false
      handleChange()
    }, pauseMs)
  }
  useLiveEvent('contacts', handleChange)
  useEffect(() => () => clearTimeout(timer.current), [])
}

/** An import changes thousands of contacts, each with its own live event. */
const pauseMs = 3000
