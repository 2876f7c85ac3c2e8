import { expect, test } from 'vitest'
import { getBackgroundSizeError } from './background-size.ts'

test('a background that is too small is refused with its size and the one it needs', () => {
  expect(getBackgroundSizeError({ width: 80, height: 60 })).toBe(
    'This picture is 80 × 60 pixels. Please choose one of at least 1200 × 600 pixels.',
  )
  expect(getBackgroundSizeError({ width: 1199, height: 4000 })).toBeDefined()
  expect(getBackgroundSizeError({ width: 4000, height: 599 })).toBeDefined()
  expect(getBackgroundSizeError({ width: 1200, height: 600 })).toBeUndefined()
})
