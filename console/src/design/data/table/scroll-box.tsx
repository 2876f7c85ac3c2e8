import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The table scrolls in here, never the page. Only when there is something to scroll is it a stop for the keyboard. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={box}
      {...(overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      data-scrolled={scrolled || undefined}
      onScroll={(event) => setScrolled(event.currentTarget.scrollLeft > 0)}
      className="group/box relative isolate overflow-x-auto rounded-lg border border-line bg-surface focus-visible:outline-offset-[-2px]"
    >
      {children}
    </div>
  )
}
