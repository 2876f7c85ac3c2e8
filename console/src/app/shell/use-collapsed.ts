import { useEffect } from 'react'
import { usePreference } from '../../platform/preferences.ts'

/** Whether the sidebar shows only icons, and the switch for it. */
export function useCollapsed(): [collapsed: boolean, collapse: (collapsed: boolean) => void] {
  const [stored, store, isKnown] = usePreference('SIDEBAR_COLLAPSED')
  const collapsed = isKnown ? (stored ?? false) : wasCollapsed()
  useEffect(() => {
    if (isKnown) note(collapsed)
  }, [isKnown, collapsed])
  return [collapsed, (next) => void store(next)]
}

/** How the sidebar last stood in this browser: the frame is painted before the preference is read, and must not jump. */
export function wasCollapsed(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

const key = 'gable.sidebar-collapsed'

function note(collapsed: boolean) {
  try {
    if (collapsed) localStorage.setItem(key, '')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the frame begins wide.
  }
}
