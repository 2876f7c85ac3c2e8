import { expect, test } from 'vitest'
import { mayStart, missingFeatures } from './device-check.ts'

const modern = {
  fetch,
  Intl,
  ResizeObserver: class {} as unknown as typeof ResizeObserver,
  localStorage: {} as Storage,
  sessionStorage: {} as Storage,
}

test('a current browser lacks nothing', () => {
  expect(missingFeatures(modern)).toEqual([])
  expect(mayStart(true, modern)).toBe(true)
})

test.each(['fetch', 'Intl', 'ResizeObserver'] as const)('a browser without %s may not start', (feature) => {
  const { [feature]: _, ...old } = modern
  expect(missingFeatures(old)).toEqual([feature])
  expect(mayStart(true, old)).toBe(false)
})

test('storage that throws when it is touched counts as missing', () => {
  const blocked = Object.defineProperty({ ...modern }, 'localStorage', {
    get: () => {
      throw new Error('SecurityError')
    },
  })
  expect(missingFeatures(blocked)).toEqual(['storage'])
})

test('an installation that switched the check off lets every browser try', () => {
  expect(mayStart(false, {})).toBe(true)
})
