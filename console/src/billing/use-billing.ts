import { useEffect, useRef } from 'react'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'

/** Everything on the overview, kept up to date. */
export function useBilling() {
  const response = useApi('GET /agent/billing')
  const { mutate } = response
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLiveEvent('billing', () => void mutate())
  useLiveEvent('credits', () => {
    // While postcards are sent, events follow each other closely.
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void mutate()
    }, 1000)
  })
  return response
}
