import { type ReactNode, useEffect, useRef, useState } from 'react'

interface ScrollBoxProps {
  label: string
  /** The last column stays in view, so it fades the columns that scroll below it. */
  hasStickyEnd?: boolean
  children: ReactNode
}

/** Scrolls a wide table horizontally and fades the edge behind which more columns are. Focusable only while it overflows. */
export function ScrollBox({ label, hasStickyEnd = false, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isOverflowing, setOverflowing] = useState(false)
  const [isScrolled, setScrolled] = useState(false)
  const [isAtEnd, setAtEnd] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      setOverflowing(element.scrollWidth > element.clientWidth + 1)
      setAtEnd(isScrolledToEnd(element))
    })
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])

  const hasMore = isOverflowing && !isAtEnd
  return (
    <div className="relative">
      <div
        ref={box}
        {...(isOverflowing && { role: 'group', 'aria-label': label, tabIndex: 0 })}
        data-scrolled={isScrolled || undefined}
        data-more={hasMore || undefined}
        onScroll={({ currentTarget }) => {
          setScrolled(currentTarget.scrollLeft > 0)
          setAtEnd(isScrolledToEnd(currentTarget))
        }}
        className="group/box relative isolate overflow-x-auto rounded-lg border border-line bg-surface focus-visible:outline-offset-[-2px]"
      >
        {children}
      </div>
      {hasMore && !hasStickyEnd && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-y-px right-px w-12 rounded-r-lg bg-gradient-to-l from-surface to-surface/0"
        />
      )}
    </div>
  )
}

const isScrolledToEnd = ({ scrollLeft, clientWidth, scrollWidth }: Element) =>
  scrollLeft + clientWidth >= scrollWidth - 1

/** The same fade to the left of a sticky last cell, whose background is its `from` color. */
export const stickyEndClassName =
  'before:pointer-events-none before:absolute before:inset-y-0 before:-left-[49px] before:hidden before:w-12 before:bg-gradient-to-l before:to-transparent group-data-[more]/box:border-l group-data-[more]/box:before:block'
