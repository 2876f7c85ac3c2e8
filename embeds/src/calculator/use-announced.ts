import { useEffect, useRef, useState } from 'preact/hooks'

/** The text, once the visitor has paused: nothing of how it stood at first, and not every keystroke. */
export function useAnnounced(text: string): string {
  const [announced, announce] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(announce, 800, text)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}
