import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches. Prefer a responsive class where hiding with CSS is enough. */
export function useMediaQuery(query: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** A phone in portrait mode, or a window of that width. */
export const useIsNarrow = () => useMediaQuery('(width < 40rem)')
