import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onFile` for a file pasted anywhere on the page, except into a text field. */
export function usePastedFile(zone: RefObject<HTMLElement | null>, isActive: boolean, onFile: (file: File) => void) {
  const latestOnFile = useRef(onFile)
  useEffect(() => {
    latestOnFile.current = onFile
  })
  useEffect(() => {
    if (!isActive) return
    function handlePaste(event: ClipboardEvent) {
      const file = event.clipboardData?.files[0]
      const { target } = event
      if (!file || !(target instanceof Element)) return
      const otherTarget =
        target.closest('input, textarea, [contenteditable]') ?? zone.current?.closest('[aria-hidden=true]')
      if (otherTarget) return
      event.preventDefault()
      latestOnFile.current(file)
    }
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [zone, isActive])
}
