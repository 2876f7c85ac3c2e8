import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Scrolls a wide table horizontally. Focusable only while the table overflows. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [isOverflowing, setOverflowing] = useState(false)
  const [isScrolled, setScrolled] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={box}
      {...(isOverflowing && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      data-scrolled={isScrolled || undefined}
      onScroll={(event) => setScrolled(event.currentTarget.scrollLeft > 0)}
      className="group/box relative isolate overflow-x-auto rounded-lg border border-line bg-surface focus-visible:outline-offset-[-2px]"
    >
      {children}
    </div>
  )
}
