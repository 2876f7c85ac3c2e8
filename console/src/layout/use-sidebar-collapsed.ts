import { useEffect } from 'react'
import { usePreference } from '../platform/preferences.ts'

export function useSidebarCollapsed(): [isCollapsed: boolean, setCollapsed: (isCollapsed: boolean) => void] {
  const [stored, store, isLoaded] = usePreference('SIDEBAR_COLLAPSED')
  const isCollapsed = isLoaded ? (stored ?? false) : getStoredCollapsed()
  useEffect(() => {
    if (isLoaded) storeCollapsed(isCollapsed)
  }, [isLoaded, isCollapsed])
  return [isCollapsed, (next) => void store(next)]
}

/** The last state in this browser. The shell paints before the preference loads, and the sidebar must not jump. */
export function getStoredCollapsed(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

const key = 'gable.sidebar-collapsed'

function storeCollapsed(isCollapsed: boolean) {
  try {
    if (isCollapsed) localStorage.setItem(key, '')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the sidebar starts expanded.
  }
}
