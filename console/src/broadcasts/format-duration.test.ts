import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.for([
  [0, '1 minute'],
  [1.4, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [200, '3 hours'],
  [60 * 24 * 3, '3 days'],
] as const)('%d minutes are shown as %s', ([minutes, text]) => {
  expect(formatDuration(minutes)).toBe(text)
})
