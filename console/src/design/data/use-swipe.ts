import type { LucideIcon } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'

interface SwipeAction {
  label: string
  icon: LucideIcon
  run: () => void
}

export interface SwipeActions {
  /** Runs when the row is swiped to the right. */
  right?: SwipeAction | undefined
  left?: SwipeAction | undefined
}

/** Swipes of a row on touch screens. Every action also needs a button, for people who cannot swipe. */
export function useSwipe({ right, left }: SwipeActions = {}) {
  const [offset, setOffset] = useState(0)
  const start = useRef<{ x: number; y: number; isSwiping: boolean }>()

  function onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
    if (pointerType === 'touch' && (right || left)) start.current = { x: clientX, y: clientY, isSwiping: false }
  }

  function onPointerMove(event: PointerEvent) {
    const swipe = start.current
    if (!swipe) return
    const [dx, dy] = [event.clientX - swipe.x, event.clientY - swipe.y]
    if (!swipe.isSwiping) {
      if (Math.abs(dy) > slop && Math.abs(dy) > Math.abs(dx)) start.current = undefined
      if (Math.abs(dx) <= slop || Math.abs(dy) > Math.abs(dx)) return
      swipe.isSwiping = true
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    setOffset(Math.max(left ? -maximum : 0, Math.min(right ? maximum : 0, dx)))
  }

  function reset() {
    start.current = undefined
    setOffset(0)
  }

  function onPointerUp() {
    const action = offset >= threshold ? right : offset <= -threshold ? left : undefined
    reset()
    action?.run()
  }

  return {
    offset,
    /** The action under the row while it is swiped. */
    revealed: offset > 0 ? right : offset < 0 ? left : undefined,
    /** Vertical scrolling stays with the browser. */
    props: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: reset, style: { touchAction: 'pan-y' } },
  }
}

const slop = 10
const threshold = 72
const maximum = 112
