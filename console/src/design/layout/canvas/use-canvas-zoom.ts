import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { canvasMargin, clampZoom, getFitZoom, getFrame, type Point, type Size } from './canvas-frame.ts'

interface View {
  zoom: number
  /** A point of the content, and where in the viewport it is to be. */
  anchor?: { content: Point; viewport: Point }
}

export interface CanvasZoom {
  zoom: number
  /** Undefined until the viewport was measured. */
  frame: (Size & Point) | undefined
  /** Keeps what is at this point of the viewport where it is, or else the center. */
  zoomTo: (zoom: number, at?: Point) => void
  /** By a factor of the last zoom, even if that is not drawn yet. */
  zoomBy: (factor: number, at?: Point) => void
  fit: () => void
}

/** The zoom of content in a box that scrolls. It begins with as much of the content as can be read. */
export function useCanvasZoom(box: RefObject<HTMLDivElement | null>, content: Size): CanvasZoom {
  const viewport = useSize(box)
  const [view, setView] = useState<View>()
  const requested = useRef(1)
  const zoom = view?.zoom ?? 1
  const frame = viewport && getFrame(content, zoom, viewport)

  function show(next: View) {
    requested.current = next.zoom
    setView(next)
  }
  const showTop = (next: number, { width }: Size) =>
    show({
      zoom: next,
      anchor: { content: { x: content.width / 2, y: 0 }, viewport: { x: width / 2, y: canvasMargin } },
    })

  function zoomTo(next: number, at?: Point) {
    if (!box.current || !frame || !viewport) return
    const point = at ?? { x: viewport.width / 2, y: viewport.height / 2 }
    const { scrollLeft, scrollTop } = box.current
    show({
      zoom: clampZoom(next),
      anchor: {
        content: { x: (scrollLeft + point.x - frame.x) / zoom, y: (scrollTop + point.y - frame.y) / zoom },
        viewport: point,
      },
    })
  }

  useLayoutEffect(() => {
    if (viewport && !view) showTop(Math.max(readableZoom, getFitZoom(content, viewport)), viewport)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once per change of the zoom, not of the content
  useLayoutEffect(() => {
    if (!box.current || !frame || !view?.anchor) return
    const { anchor } = view
    box.current.scrollLeft = frame.x + anchor.content.x * view.zoom - anchor.viewport.x
    box.current.scrollTop = frame.y + anchor.content.y * view.zoom - anchor.viewport.y
  }, [view])

  return {
    zoom,
    frame,
    zoomTo,
    zoomBy: (factor, at) => zoomTo(requested.current * factor, at),
    fit: () => viewport && showTop(getFitZoom(content, viewport), viewport),
  }
}

const readableZoom = 0.8

function useSize(box: RefObject<HTMLDivElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.target.clientWidth, height: entry.target.clientHeight })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return size
}
