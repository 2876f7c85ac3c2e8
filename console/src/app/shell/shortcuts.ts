import type { NavigationEntry } from './navigation.ts'

export type Shortcut = { does: 'palette' } | { does: 'help' } | { does: 'go'; entry: NavigationEntry }

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Reads presses one by one and says when they add up to a shortcut. `g` waits a second and a half for its second key. */
export function shortcutReader(entries: readonly NavigationEntry[]) {
  let going = Number.NEGATIVE_INFINITY
  return (press: Press, now: number): Shortcut | undefined => {
    const waited = now - going
    if (isModifier(press.key)) return undefined
    going = Number.NEGATIVE_INFINITY
    const key = press.key.toLowerCase()
    if (press.ctrlKey || press.metaKey)
      return key === 'k' && !press.altKey && !press.shiftKey ? { does: 'palette' } : undefined
    if (press.altKey) return undefined
    if (waited <= secondKeyMs) {
      const entry = entries.find((entry) => entry.key === key)
      if (entry) return { does: 'go', entry }
    }
    if (key === 'g') going = now
    return press.key === '?' ? { does: 'help' } : undefined
  }
}

const secondKeyMs = 1500

// Shift goes down before `?` does, and must not end what is being typed.
const isModifier = (key: string) => ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(key)
