import { useEffect, useRef } from 'react'
import { listNavigationEntries } from './navigation.ts'
import { createShortcutReader, type Shortcut } from './shortcuts.ts'

/** Handles shortcuts on every page, except while the user is typing or a dialog is open. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void) {
  const latestHandler = useRef(onShortcut)
  useEffect(() => {
    latestHandler.current = onShortcut
  })
  useEffect(() => {
    const readKey = createShortcutReader(listNavigationEntries())
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || isTyping(event.target)) return
      const shortcut = readKey(event, event.timeStamp)
      if (!shortcut) return
      event.preventDefault()
      latestHandler.current(shortcut)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}

/** Menus and list boxes also use letter keys, to find their options. */
function isTyping(target: EventTarget | null) {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(typingSelector) !== null)
}

const typingSelector = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"], [role="listbox"]'
