import { type RefObject, useEffect, useRef } from 'react'
import { type Point, stepZoom } from './canvas-frame.ts'
import type { CanvasZoom } from './use-canvas-zoom.ts'

/**
 * Ctrl with the wheel, two fingers, and the keys + - 0 and 1 zoom; dragging the ground with the mouse scrolls. Scrolling
 * by wheel, finger and arrow keys is the browser's own.
 */
export function useCanvasGestures(box: RefObject<HTMLDivElement | null>, canvas: CanvasZoom) {
  const latest = useRef(canvas)
  latest.current = canvas

  useEffect(() => {
    const element = box.current
    if (!element) return
    const stops = [
      listenToWheel(element, latest),
      listenToPinch(element, latest),
      listenToKeys(element, latest),
      listenToDrag(element),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [box])
}

interface Latest {
  readonly current: CanvasZoom
}

/** A pinch on a touchpad arrives as a wheel with Ctrl. */
function listenToWheel(element: HTMLElement, latest: Latest) {
  const controller = new AbortController()
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1)
      const limited = Math.max(-60, Math.min(60, pixels))
      latest.current.zoomBy(Math.exp(-limited / 150), toPoint(element, event))
    },
    { passive: false, signal: controller.signal },
  )
  return () => controller.abort()
}

function listenToPinch(element: HTMLElement, latest: Latest) {
  const controller = new AbortController()
  const options = { passive: false, signal: controller.signal }
  let start: { distance: number; zoom: number } | undefined

  function handleTouch(event: TouchEvent) {
    const [first, second] = event.touches
    if (!first || !second) {
      start = undefined
      return
    }
    event.preventDefault()
    const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
    start ??= { distance, zoom: latest.current.zoom }
    const middle = { clientX: (first.clientX + second.clientX) / 2, clientY: (first.clientY + second.clientY) / 2 }
    latest.current.zoomTo((start.zoom * distance) / start.distance, toPoint(element, middle))
  }
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, handleTouch, options)
  return () => controller.abort()
}

function listenToKeys(element: HTMLElement, latest: Latest) {
  const controller = new AbortController()
  const handle: Record<string, (canvas: CanvasZoom) => void> = {
    '+': ({ zoom, zoomTo }) => zoomTo(stepZoom(zoom, 1)),
    '=': ({ zoom, zoomTo }) => zoomTo(stepZoom(zoom, 1)),
    '-': ({ zoom, zoomTo }) => zoomTo(stepZoom(zoom, -1)),
    '0': ({ fit }) => fit(),
    '1': ({ zoomTo }) => zoomTo(1),
  }
  element.addEventListener(
    'keydown',
    (event) => {
      const zoom = handle[event.key]
      // With Ctrl the whole page zooms.
      if (!zoom || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      zoom(latest.current)
    },
    { signal: controller.signal },
  )
  return () => controller.abort()
}

/** The left button on the ground, or the middle one anywhere. */
function listenToDrag(element: HTMLElement) {
  const controller = new AbortController()
  const { signal } = controller
  element.addEventListener(
    'pointerdown',
    (event) => {
      const isOnGround = event.target instanceof Element && !event.target.closest('[data-on-canvas]')
      const isStart = event.pointerType === 'mouse' && (event.button === 1 || (event.button === 0 && isOnGround))
      if (!isStart || isOnScrollbar(element, event)) return
      event.preventDefault()
      element.focus({ preventScroll: true })
      element.setPointerCapture(event.pointerId)
      element.dataset.dragging = ''
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      if (element.hasPointerCapture(event.pointerId)) element.scrollBy(-event.movementX, -event.movementY)
    },
    { signal },
  )
  element.addEventListener('lostpointercapture', () => delete element.dataset.dragging, { signal })
  return () => controller.abort()
}

function isOnScrollbar(element: HTMLElement, event: PointerEvent) {
  const { x, y } = toPoint(element, event)
  return x > element.clientWidth || y > element.clientHeight
}

function toPoint(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
