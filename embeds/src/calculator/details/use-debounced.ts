import { useEffect, useState } from 'preact/hooks'

/** The value after it has not changed for 150 ms, for content that is slow to render. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(() => value), 150)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
