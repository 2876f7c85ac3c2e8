import { useRef } from 'react'

/** The same object for as long as its JSON is the same. */
export function useStableValue<T>(value: T): T {
  const stable = useRef(value)
  if (stable.current !== value && JSON.stringify(stable.current) !== JSON.stringify(value)) stable.current = value
  return stable.current
}
