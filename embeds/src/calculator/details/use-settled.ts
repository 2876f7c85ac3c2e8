import { useEffect, useState } from 'preact/hooks'

/** The value once it has stood for a moment: what is long to draw waits until nobody types. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), 150)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
