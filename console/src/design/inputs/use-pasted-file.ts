import { type RefObject, useEffect, useRef } from 'react'

/** Hears of a file pasted while nothing else on the page would take it. */
export function usePastedFile(zone: RefObject<HTMLElement | null>, active: boolean, onFile: (file: File) => void) {
  const latest = useRef(onFile)
  useEffect(() => {
    latest.current = onFile
  })
  useEffect(() => {
    if (!active) return
    function onPaste(event: ClipboardEvent) {
      const file = event.clipboardData?.files[0]
      const { target } = event
      if (!file || !(target instanceof Element)) return
      const elsewhere =
        target.closest('input, textarea, [contenteditable]') ?? zone.current?.closest('[aria-hidden=true]')
      if (elsewhere) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [zone, active])
}
