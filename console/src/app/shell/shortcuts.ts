import type { NavigationEntry } from './navigation.ts'

export type Shortcut = { action: 'help' } | { action: 'navigate'; entry: NavigationEntry }

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Returns a function that takes key presses one by one and returns a shortcut once it is complete. */
export function createShortcutReader(entries: readonly NavigationEntry[]) {
  let prefixPressedAt = Number.NEGATIVE_INFINITY
  return (press: KeyPress, now: number): Shortcut | undefined => {
    const elapsed = now - prefixPressedAt
    if (isModifier(press.key)) return undefined
    prefixPressedAt = Number.NEGATIVE_INFINITY
    const key = press.key.toLowerCase()
    if (press.ctrlKey || press.metaKey || press.altKey) return undefined
    if (elapsed <= sequenceTimeoutMs) {
      const entry = entries.find((entry) => entry.shortcutKey === key)
      if (entry) return { action: 'navigate', entry }
    }
    if (key === 'g') prefixPressedAt = now
    return press.key === '?' ? { action: 'help' } : undefined
  }
}

export const isPaletteShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

const sequenceTimeoutMs = 1500

// Shift is pressed before `?`, and must not reset the sequence.
const isModifier = (key: string) => ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(key)
