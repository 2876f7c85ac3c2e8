import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'system' | 'light' | 'dark'

/** The user's theme. `system` follows the operating system, even while the page is open. */
export function useTheme(): { choice: ThemeChoice; setChoice(choice: ThemeChoice): void } {
  return { choice: useSyncExternalStore(subscribe, () => choice), setChoice }
}

const storageKey = 'gable.theme'
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let choice = readStoredChoice()

// Registered at startup, because the theme must follow the system even without a subscribed component.
prefersDark.addEventListener('change', applyTheme)
window.addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null) applyChoice(readStoredChoice())
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function setChoice(next: ThemeChoice) {
  try {
    if (next === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, next)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  applyChoice(next)
}

function applyChoice(next: ThemeChoice) {
  choice = next
  applyTheme()
  for (const listener of listeners) listener()
}

function applyTheme() {
  const isDark = choice === 'dark' || (choice === 'system' && prefersDark.matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

function readStoredChoice(): ThemeChoice {
  try {
    const value = localStorage.getItem(storageKey)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}
