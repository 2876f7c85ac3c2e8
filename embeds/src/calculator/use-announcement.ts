import { useEffect, useRef, useState } from 'preact/hooks'

/** The text for a live region: only after changes, and only once the visitor pauses typing. */
export function useAnnouncement(text: string): string {
  const [announcement, announce] = useState('')
  const initial = useRef(text)
  useEffect(() => {
    if (text === initial.current) return
    initial.current = ''
    const timer = setTimeout(announce, 800, text)
    return () => clearTimeout(timer)
  }, [text])
  return announcement
}
