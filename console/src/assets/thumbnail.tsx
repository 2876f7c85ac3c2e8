import { backgrounds } from '@gable/shared/branding/brand-colors.ts'
import { type ReactNode, useRef } from 'react'
import { useOnceVisible } from './use-once-visible.ts'
import { useWidth } from './use-width.ts'

interface ThumbnailProps {
  /** How wide it would be in its own place, in CSS pixels. */
  width: number
  children: ReactNode
}

/** The real thing as a picture of itself: made small, beyond the reach of mouse and keyboard. It fills its box. */
export function Thumbnail({ width, children }: ThumbnailProps) {
  const box = useRef<HTMLDivElement>(null)
  const isVisible = useOnceVisible(box)
  const scale = useWidth(box) / width
  return (
    <div
      ref={box}
      {...asPicture}
      className="pointer-events-none relative h-full overflow-hidden"
      style={{ backgroundColor: backgrounds.light }}
    >
      {isVisible && scale > 0 && (
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
const asPicture = { inert: '', 'aria-hidden': true } as object
