import { useEffect, useState } from 'react'

/** A value once it has stood still for a moment, so that not every letter asks the server. */
export function useSettled<T>(value: T, wait = 300): T {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same said again is no change
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait)
    return () => clearTimeout(timer)
  }, [key, wait])
  return settled
}
