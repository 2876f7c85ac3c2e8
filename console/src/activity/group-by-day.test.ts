import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

test('activity is grouped by day in the time zone of the viewer', () => {
  const now = Date.parse('2026-03-15T12:00:00Z')
  const entries = [
    { at: '2026-03-15T11:00:00.000Z' },
    { at: '2026-03-15T04:30:00.000Z' },
    { at: '2026-03-15T03:30:00.000Z' },
    { at: '2026-01-02T03:30:00.000Z' },
  ]
  expect(groupByDay(entries, 'America/New_York', now).map(({ heading, entries }) => [heading, entries.length])).toEqual(
    [
      ['Today', 2],
      ['Yesterday', 1],
      ['Jan 01, 2026', 1],
    ],
  )
  expect(groupByDay(entries, 'UTC', now).map(({ heading, entries }) => [heading, entries.length])).toEqual([
    ['Today', 3],
    ['Jan 02, 2026', 1],
  ])
})
