import { useEffect, useRef, useState } from 'react'
import { useStableCallback } from '../../platform/use-stable-callback.ts'

type Part = 'card' | 'handle'

/** Moves the focus to a step after it is drawn at its new place, where it is another element. */
export function useStepFocus() {
  const [request, setRequest] = useState<{ id: string; part: Part }>()
  const isCanceled = useRef(false)

  useEffect(() => {
    if (!request || isCanceled.current) return
    const card = document.querySelector(`[data-step="${CSS.escape(request.id)}"]`)
    card?.querySelector<HTMLElement>(request.part === 'handle' ? '[data-drag-handle]' : '[data-card]')?.focus()
  }, [request])

  return {
    focusStep: useStableCallback((id: string, part: Part = 'card') => {
      isCanceled.current = false
      setRequest({ id, part })
    }),
    cancelFocus: useStableCallback(() => {
      isCanceled.current = true
    }),
  }
}
