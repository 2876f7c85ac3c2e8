import { backgrounds } from '@gable/shared/branding/brand-colors.ts'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface ThumbnailProps {
  /** The full-size width of the children in CSS pixels. */
  width: number
  children: ReactNode
}

/** Shows its children scaled down and not interactive. Fills its container, and renders once it nears the viewport. */
export function Thumbnail({ width, children }: ThumbnailProps) {
  const container = useRef<HTMLDivElement>(null)
  const hasBeenVisible = useHasBeenVisible(container)
  const scale = useElementWidth(container) / width
  return (
    <div
      ref={container}
      {...inertProps}
      className="pointer-events-none relative h-full overflow-hidden"
      style={{ backgroundColor: backgrounds.light }}
    >
      {hasBeenVisible && scale > 0 && (
        <div
          className="absolute top-0 left-0 origin-top-left"
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        >
          {children}
        </div>
      )}
    </div>
  )
}

/** React 18 passes `inert` through but does not type it. */
const inertProps = { inert: '', 'aria-hidden': true } as object

function useHasBeenVisible(element: RefObject<Element | null>): boolean {
  const [hasBeenVisible, setHasBeenVisible] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setHasBeenVisible(true)
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return hasBeenVisible
}

function useElementWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
