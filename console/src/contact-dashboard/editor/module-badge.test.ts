import { toVisibility } from '@gable/shared/contact-dashboard/dashboard.ts'
import { expect, test } from 'vitest'
import { formatModuleBadge } from './module-badge.ts'

const tagged = { key: 'tags', anyOf: ['Past client'] }

test('a badge says whether a module is displayed', () => {
  expect(formatModuleBadge({ isActive: true, visibilitySettings: toVisibility([]) })).toBe('Displayed')
  expect(formatModuleBadge({ isActive: false, visibilitySettings: toVisibility([]) })).toBe('Hidden')
})

test('a badge counts the filters of a module that has any', () => {
  expect(formatModuleBadge({ isActive: true, visibilitySettings: toVisibility([tagged]) })).toBe(
    'Displayed | 1 Filter(s)',
  )
  expect(formatModuleBadge({ isActive: false, visibilitySettings: toVisibility([tagged, tagged]) })).toBe(
    'Hidden | 2 Filter(s)',
  )
})
