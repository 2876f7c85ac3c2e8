import { useRef } from 'react'

/** What an overlay shows, or showed last: its content stays while it closes. */
export function useLastShown<T>(value: T | undefined): T | undefined {
  const last = useRef(value)
  if (value) last.current = value
  return last.current
}
