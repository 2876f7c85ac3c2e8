import { expect, test } from 'vitest'
import { canStart, findMissingFeatures } from './device-check.ts'

const modern = {
  fetch,
  Intl,
  ResizeObserver: class {} as unknown as typeof ResizeObserver,
  localStorage: {} as Storage,
  sessionStorage: {} as Storage,
}

test('a current browser passes the check', () => {
  expect(findMissingFeatures(modern)).toEqual([])
  expect(canStart(true, modern)).toBe(true)
})

test.each(['fetch', 'Intl', 'ResizeObserver'] as const)('a browser without %s cannot start the console', (feature) => {
  const { [feature]: _, ...old } = modern
  expect(findMissingFeatures(old)).toEqual([feature])
  expect(canStart(true, old)).toBe(false)
})

test('storage that throws when it is read counts as missing', () => {
  const blocked = Object.defineProperty({ ...modern }, 'localStorage', {
    get: () => {
      throw new Error('SecurityError')
    },
  })
  expect(findMissingFeatures(blocked)).toEqual(['storage'])
})

test('any browser can start the console when the check is turned off', () => {
  expect(canStart(false, {})).toBe(true)
})
