import { Maximize, Minus, Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { cx } from '../../class-names.ts'
import { IconButton } from '../../inputs/icon-button.tsx'
import { stepZoom, zoomMaximum, zoomMinimum } from './canvas-frame.ts'
import { useCanvasGestures } from './use-canvas-gestures.ts'
import { type CanvasZoom, useCanvasZoom } from './use-canvas-zoom.ts'

interface CanvasProps {
  /** The accessible name. */
  label: string
  /** Of the content, at full size. */
  width: number
  height: number
  /** Positioned in the content. What is to be clicked or dragged has `data-on-canvas`. */
  children: ReactNode
}

/**
 * Content that can be zoomed. It is scrolled by the browser, so that the keyboard, a screen reader and a drag at the
 * edge bring parts into view as they do elsewhere.
 */
export function Canvas({ label, width, height, children }: CanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useCanvasZoom(box, { width, height })
  useCanvasGestures(box, canvas)
  const { zoom, frame } = canvas
  return (
    <div className="relative h-full">
      <section
        aria-label={label}
        aria-keyshortcuts="+ - 0 1"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it only while it has the focus
        tabIndex={0}
        ref={box}
        className={cx(
          'h-full cursor-grab touch-pan-x touch-pan-y overflow-auto bg-[length:16px_16px] bg-dots bg-sunken',
          'focus-visible:-outline-offset-2 data-[dragging]:cursor-grabbing data-[dragging]:select-none',
        )}
      >
        {frame && (
          <div className="relative" style={{ width: frame.width, height: frame.height }}>
            <div
              className="absolute origin-top-left cursor-auto"
              style={{ width, height, left: frame.x, top: frame.y, transform: `scale(${zoom})` }}
            >
              {children}
            </div>
          </div>
        )}
      </section>
      <ZoomControls canvas={canvas} />
    </div>
  )
}

function ZoomControls({ canvas: { zoom, zoomTo, fit } }: { canvas: CanvasZoom }) {
  return (
    <fieldset className="absolute bottom-3 left-3 flex items-center gap-0.5 rounded-lg bg-raised p-1 shadow-float">
      <legend className="sr-only">Zoom</legend>
      <IconButton
        icon={Minus}
        size="sm"
        label="Zoom out"
        hint="Zoom out (-)"
        side="top"
        disabled={zoom <= zoomMinimum}
        onClick={() => zoomTo(stepZoom(zoom, -1))}
      />
      <button
        type="button"
        title="Zoom to 100% (1)"
        onClick={() => zoomTo(1)}
        className="h-7 w-12 rounded-md text-label text-muted tabular-nums hover:bg-hover hover:text-ink touch:h-11"
      >
        {Math.round(zoom * 100)}%
      </button>
      <IconButton
        icon={Plus}
        size="sm"
        label="Zoom in"
        hint="Zoom in (+)"
        side="top"
        disabled={zoom >= zoomMaximum}
        onClick={() => zoomTo(stepZoom(zoom, 1))}
      />
      <IconButton icon={Maximize} size="sm" label="Fit to view" hint="Fit to view (0)" side="top" onClick={fit} />
    </fieldset>
  )
}
