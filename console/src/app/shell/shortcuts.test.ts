import { expect, test } from 'vitest'
import { listNavigationEntries } from './navigation.ts'
import { createShortcutReader, isPaletteShortcut } from './shortcuts.ts'

const press = (key: string, modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})
const pressInOrder = (...presses: [key: string, at: number][]) => {
  const readKey = createShortcutReader(listNavigationEntries())
  return presses.map(([key, at]) => readKey(press(key), at)).at(-1)
}

test('g and then a letter opens the page with that letter', () => {
  expect(pressInOrder(['g', 0], ['h', 200])).toMatchObject({ action: 'navigate', entry: { to: 'home' } })
  expect(pressInOrder(['g', 0], ['s', 200])).toMatchObject({ action: 'navigate', entry: { to: 'settings' } })
})

test('a letter alone, too late, or after another key does nothing', () => {
  expect(pressInOrder(['h', 0])).toBeUndefined()
  expect(pressInOrder(['g', 0], ['h', 1600])).toBeUndefined()
  expect(pressInOrder(['g', 0], ['x', 100], ['h', 200])).toBeUndefined()
})

test('a second g restarts the sequence', () => {
  expect(pressInOrder(['g', 0], ['g', 1400], ['h', 2800])).toMatchObject({ action: 'navigate' })
})

test('a question mark shows the shortcuts, with Shift pressed for it', () => {
  const readKey = createShortcutReader(listNavigationEntries())
  expect(readKey(press('Shift', { shiftKey: true }), 0)).toBeUndefined()
  expect(readKey(press('?', { shiftKey: true }), 50)).toEqual({ action: 'help' })
})

test('Control or Command with K opens the palette, but not with further modifiers', () => {
  expect(isPaletteShortcut(press('k', { ctrlKey: true }))).toBe(true)
  expect(isPaletteShortcut(press('K', { metaKey: true }))).toBe(true)
  expect(isPaletteShortcut(press('k', { ctrlKey: true, shiftKey: true }))).toBe(false)
  expect(isPaletteShortcut(press('k'))).toBe(false)
})

test('a browser shortcut between the two keys ends the sequence', () => {
  const readKey = createShortcutReader(listNavigationEntries())
  readKey(press('g'), 0)
  readKey(press('r', { ctrlKey: true }), 50)
  expect(readKey(press('h'), 100)).toBeUndefined()
})
