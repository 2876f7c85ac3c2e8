import { type DOMAttributes, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

type Handlers = Pick<
  DOMAttributes<Element>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
>

/**
 * Opens a tooltip when the mouse rests on its element or the keyboard focuses it, and keeps it open while the mouse is on the
 * text. `own` are the attributes of the element, whose handlers run first.
 */
export function useTooltip(own: Handlers) {
  const [anchor, setAnchor] = useState<Element>()
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const isWindowLeft = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function openAfter(delay: number, element: Element) {
    clearTimeout(timer.current)
    setAnchor(element)
    if (delay === 0) setOpen(true)
    else timer.current = setTimeout(() => setOpen(true), delay)
  }

  function closeAfter(delay: number) {
    clearTimeout(timer.current)
    if (delay === 0) setOpen(false)
    else timer.current = setTimeout(() => setOpen(false), delay)
  }

  const triggerHandlers: Handlers = {
    onPointerEnter(event: PointerEvent) {
      own.onPointerEnter?.(event)
      // A finger that presses an element wants what it does.
      if (event.pointerType === 'mouse') openAfter(hoverDelay, event.currentTarget)
    },
    onPointerLeave(event: PointerEvent) {
      own.onPointerLeave?.(event)
      closeAfter(leaveDelay)
    },
    onPointerDown(event: PointerEvent) {
      own.onPointerDown?.(event)
      closeAfter(0)
    },
    onFocus(event: FocusEvent) {
      own.onFocus?.(event)
      const isReturn = isWindowLeft.current
      isWindowLeft.current = false
      if (!isReturn && event.target.matches(':focus-visible')) openAfter(0, event.currentTarget)
    },
    onBlur(event: FocusEvent) {
      own.onBlur?.(event)
      // The element stays the active one when the whole window loses focus.
      isWindowLeft.current = document.activeElement === event.currentTarget
      closeAfter(0)
    },
  }
  const popupHandlers: Handlers = {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: () => closeAfter(leaveDelay),
  }
  return { anchor, isOpen, setOpen, triggerHandlers, popupHandlers }
}

const hoverDelay = 400

/** Time for the pointer to cross the gap between the element and the text. */
const leaveDelay = 100
