import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and calls the latest one, so that memoized parts need not render again. */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
