import { expect, test } from 'vitest'
import { formatBucket, formatDate, formatDateTime, formatRelative, msUntilRelativeChanges } from './date-format.ts'

test.each([
  ['2026-01-05T15:07:00Z', 'UTC', 'Jan 05, 2026 03:07 PM'],
  ['2026-01-05T00:00:00Z', 'UTC', 'Jan 05, 2026 12:00 AM'],
  ['2026-01-05T12:30:00Z', 'UTC', 'Jan 05, 2026 12:30 PM'],
  ['2026-01-01T04:59:00Z', 'America/New_York', 'Dec 31, 2025 11:59 PM'],
  ['2026-01-01T05:00:00Z', 'America/New_York', 'Jan 01, 2026 12:00 AM'],
  ['2025-12-31T10:00:00Z', 'Pacific/Kiritimati', 'Jan 01, 2026 12:00 AM'],
  ['2026-01-01T10:59:00Z', 'Pacific/Pago_Pago', 'Dec 31, 2025 11:59 PM'],
  ['2026-03-08T06:59:00Z', 'America/New_York', 'Mar 08, 2026 01:59 AM'],
  ['2026-03-08T07:00:00Z', 'America/New_York', 'Mar 08, 2026 03:00 AM'],
  ['2026-11-01T06:30:00Z', 'America/New_York', 'Nov 01, 2026 01:30 AM'],
  ['2026-06-15T18:45:00Z', 'Asia/Kathmandu', 'Jun 16, 2026 12:30 AM'],
])('%s in %s is formatted as %s', (at, timeZone, expected) => {
  expect(formatDateTime(at, timeZone)).toBe(expected)
  expect(formatDate(at, timeZone)).toBe(expected.slice(0, 12))
})

test('months are in English in every browser locale', () => {
  const months = Array.from({ length: 12 }, (_, month) => formatDate(Date.UTC(2026, month, 9), 'UTC').slice(0, 3))
  expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
})

test.each([null, undefined, '', 'soon', Number.NaN])('the date %s is formatted as --', (at) => {
  expect(formatDate(at)).toBe('--')
  expect(formatDateTime(at)).toBe('--')
  expect(formatRelative(at)).toBe('--')
})

const now = Date.UTC(2026, 0, 20, 12)
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

test.each([
  [0, 'just now'],
  [59 * second, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute + 59 * second, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23 * hour, '23 hours ago'],
  [day, '1 day ago'],
  [6 * day, '6 days ago'],
  [7 * day, '1 week ago'],
  [45 * day, '1 month ago'],
  [365 * day, '1 year ago'],
  [-30 * second, 'just now'],
  [-2 * day, 'in 2 days'],
])('a date %i ms ago is formatted as "%s"', (ago, expected) => {
  expect(formatRelative(now - ago, now)).toBe(expected)
})

test.each([0, 30 * second, 90 * second, 59 * minute, 3 * hour + 1, 6.5 * day, 100 * day, -90 * second, -3 * hour])(
  'the text for %i ms ago stays the same until the announced change',
  (ago) => {
    const at = now - ago
    const wait = msUntilRelativeChanges(at, now)
    expect(wait).toBeGreaterThan(0)
    expect(formatRelative(at, now + wait - 1)).toBe(formatRelative(at, now))
    expect(formatRelative(at, now + wait)).not.toBe(formatRelative(at, now))
  },
)

test.each([
  ['HOUR', { tick: '3 PM', name: 'Jan 05, 2026 03:00 PM' }],
  ['DAY', { tick: 'Jan 5', name: 'Jan 05, 2026' }],
  ['WEEK', { tick: 'Jan 5', name: 'Week of Jan 05, 2026' }],
  ['MONTH', { tick: 'Jan 2026', name: 'Jan 2026' }],
] as const)('a %s bucket has a short and a full label', (grouping, expected) => {
  expect(formatBucket('2026-01-05T15:00:00Z', grouping, 'UTC')).toEqual(expected)
})
