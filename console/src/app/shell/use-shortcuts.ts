import { useEffect, useRef } from 'react'
import { everyEntry } from './navigation.ts'
import { type Shortcut, shortcutReader } from './shortcuts.ts'

/** Hears the console's shortcuts wherever the focus is, except where letters are for something else. */
export function useShortcuts(carryOut: (shortcut: Shortcut) => void) {
  const latest = useRef(carryOut)
  useEffect(() => {
    latest.current = carryOut
  })
  useEffect(() => {
    const read = shortcutReader(everyEntry())
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || isTaken(event.target)) return
      const shortcut = read(event, event.timeStamp)
      if (!shortcut) return
      event.preventDefault()
      latest.current(shortcut)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

/** One is typing there, or a dialog or a list is open and finds its entries by their letters. */
function isTaken(target: EventTarget | null) {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(takers) !== null)
}

const takers = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"], [role="listbox"]'
