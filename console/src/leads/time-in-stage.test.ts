import { expect, test } from 'vitest'
import { formatTimeInStage } from './time-in-stage.tsx'

const now = Date.parse('2026-03-14T15:00:00Z')

test.each([
  ['2026-03-14T14:59:40Z', 'Less than 1 minute'],
  ['2026-03-14T14:59:00Z', '1 minute'],
  ['2026-03-14T13:00:00Z', '2 hours'],
  ['2026-03-07T15:00:00Z', '1 week'],
  // A clock that is behind the server's.
  ['2026-03-14T15:05:00Z', 'Less than 1 minute'],
])('a lead that entered its stage at %s has been there “%s”', (since, text) => {
  expect(formatTimeInStage(since, now)).toBe(text)
})
