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
      if (event.defaultPrevented || event.repeat || event.isComposing || isTyping(event)) return
      const shortcut = readKey(event, event.timeStamp)
      if (!shortcut) return
      event.preventDefault()
      latestHandler.current(shortcut)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}

function isTyping({ target, ctrlKey, metaKey }: KeyboardEvent) {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest(textFieldSelector)) return true
  // Menus and list boxes use letter keys to find their options.
  return !ctrlKey && !metaKey && target.closest('[role="menu"], [role="listbox"]') !== null
}

const textFieldSelector = 'input:not([type="checkbox"], [type="radio"]), textarea, select'
