import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'system' | 'light' | 'dark'

/** The person's choice of theme; `system` follows the machine, also while the page is open. */
export function useTheme(): { choice: ThemeChoice; choose(choice: ThemeChoice): void } {
  return { choice: useSyncExternalStore(subscribe, () => choice), choose }
}

const key = 'gable.theme'
const darkSystem = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let choice = stored()

// Listened to from the start: the theme must follow even while no component asks for it.
darkSystem.addEventListener('change', show)
window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) settle(stored())
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function choose(next: ThemeChoice) {
  try {
    if (next === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, next)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  settle(next)
}

function settle(next: ThemeChoice) {
  choice = next
  show()
  for (const listener of listeners) listener()
}

function show() {
  const dark = choice === 'dark' || (choice === 'system' && darkSystem.matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(key)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}
