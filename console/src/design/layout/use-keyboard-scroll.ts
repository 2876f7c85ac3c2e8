import { useLayoutEffect, useRef, useState } from 'react'

/** Makes a scrolling box focusable if nothing inside it is, so that it can be scrolled by keyboard. */
export function useKeyboardScroll() {
  const ref = useRef<HTMLDivElement>(null)
  const [isFocusable, setFocusable] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = () => setFocusable(box.scrollHeight > box.clientHeight && !box.querySelector(focusableSelector))
    // The observer reports only after the first paint.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return { ref, tabIndex: isFocusable ? 0 : undefined }
}

const focusableSelector = 'input, textarea, select, button, a[href], [tabindex="0"]'
