import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, as it changes. For what must not be there at all; what may hide belongs in a class. */
export function useMedia(query: string) {
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

/** A phone held upright, or a window no wider. */
export const useNarrow = () => useMedia('(width < 40rem)')
