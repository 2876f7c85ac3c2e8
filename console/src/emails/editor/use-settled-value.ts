import { useEffect, useState } from 'react'

/** The value once it has not changed for a moment, so that what depends on it never delays the next letter. */
export function useSettledValue<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** A little longer than between two letters of a quick typist. */
const pauseMilliseconds = 200
