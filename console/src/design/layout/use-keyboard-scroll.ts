import { useEffect, useRef, useState } from 'react'

/** Makes a scrolling box reachable by keyboard when nothing in it is. */
export function useKeyboardScroll() {
  const ref = useRef<HTMLDivElement>(null)
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(() =>
      setNeeded(box.scrollHeight > box.clientHeight && !box.querySelector(focusable)),
    )
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return { ref, tabIndex: needed ? 0 : undefined }
}

const focusable = 'input, textarea, select, button, a[href], [tabindex="0"]'
