import { useEffect } from 'react'
import { toast } from '../design/feedback/toast.tsx'

/** Shows what was changed, with a button to undo it. Ctrl+Z undoes the latest change, also after the toast is gone. */
export function offerUndo(text: string, undo: () => unknown) {
  const offer = { run: undo, toastId: toast(text, { label: 'Undo', run: () => take(offer) }) }
  latest = offer
}

/** Listens for Ctrl+Z while the leads are on screen. */
export function useUndoShortcut() {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isUndo || !latest || event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      toast.dismiss(latest.toastId)
      take(latest)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      latest = undefined
    }
  }, [])
}

interface UndoOffer {
  run: () => unknown
  toastId: number
}

let latest: UndoOffer | undefined

/** Each change is undone once. */
function take(offer: UndoOffer) {
  if (latest === offer) latest = undefined
  offer.run()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea'))
