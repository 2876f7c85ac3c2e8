import { expect, test } from 'vitest'
import { everyEntry } from './navigation.ts'
import { shortcutReader } from './shortcuts.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})
const typing = (...presses: [key: string, at: number][]) => {
  const read = shortcutReader(everyEntry())
  return presses.map(([key, at]) => read(press(key), at)).at(-1)
}

test('g and then a letter goes to the place with that letter', () => {
  expect(typing(['g', 0], ['h', 200])).toMatchObject({ does: 'go', entry: { to: 'home' } })
  expect(typing(['g', 0], ['s', 200])).toMatchObject({ does: 'go', entry: { to: 'settings' } })
})

test('the letter alone, too late, or after another one does nothing', () => {
  expect(typing(['h', 0])).toBeUndefined()
  expect(typing(['g', 0], ['h', 1600])).toBeUndefined()
  expect(typing(['g', 0], ['x', 100], ['h', 200])).toBeUndefined()
})

test('a second g starts anew, so that a slip does not cost the shortcut', () => {
  expect(typing(['g', 0], ['g', 1400], ['h', 2800])).toMatchObject({ does: 'go' })
})

test('a question mark shows the shortcuts, also with Shift held down for it', () => {
  const read = shortcutReader(everyEntry())
  expect(read(press('Shift', { shiftKey: true }), 0)).toBeUndefined()
  expect(read(press('?', { shiftKey: true }), 50)).toEqual({ does: 'help' })
})

test('Control or Command with K opens the palette; with more keys held it is the browser’s', () => {
  const read = shortcutReader(everyEntry())
  expect(read(press('k', { ctrlKey: true }), 0)).toEqual({ does: 'palette' })
  expect(read(press('K', { metaKey: true }), 0)).toEqual({ does: 'palette' })
  expect(read(press('k', { ctrlKey: true, shiftKey: true }), 0)).toBeUndefined()
  expect(read(press('k'), 0)).toBeUndefined()
})

test('a browser’s own shortcut between the two letters ends the waiting', () => {
  const read = shortcutReader(everyEntry())
  read(press('g'), 0)
  read(press('r', { ctrlKey: true }), 50)
  expect(read(press('h'), 100)).toBeUndefined()
})
