import { expect, test } from 'vitest'
import { callDays, callMoment, clocksDiffer } from './call-days.ts'

const slots = ['2026-03-09T14:00:00.000Z', '2026-03-10T03:30:00.000Z', '2026-03-10T17:00:00.000Z']

test('times stand under the day they fall on where the agency is', () => {
  const read = (zone: string) =>
    callDays(slots, zone).map(({ name, times }) => [name, ...times.map(({ time }) => time)])
  expect(read('America/New_York')).toEqual([
    ['Monday, March 9', '10:00 AM', '11:30 PM'],
    ['Tuesday, March 10', '1:00 PM'],
  ])
  expect(read('Europe/Berlin')).toEqual([
    ['Monday, March 9', '3:00 PM'],
    ['Tuesday, March 10', '4:30 AM', '6:00 PM'],
  ])
})

test('days and times come in order, and keep the name the server gave them', () => {
  const days = callDays([...slots].reverse(), 'America/New_York')
  expect(days.flatMap(({ times }) => times.map(({ slot }) => slot))).toEqual(slots)
  expect(days[0]).toMatchObject({ weekday: 'Mon', date: 'Mar 9' })
})

test('no times make no days', () => {
  expect(callDays([], 'UTC')).toEqual([])
})

test('the same weekday a week later is another day', () => {
  expect(callDays(['2026-03-09T14:00:00Z', '2026-03-16T14:00:00Z'], 'UTC')).toHaveLength(2)
})

test('a moment is named in words', () => {
  expect(callMoment('2026-03-09T14:00:00.000Z', 'America/New_York')).toBe('Monday, March 9 at 10:00 AM')
})

test('two zones differ when their clocks do, not when only their names do', () => {
  expect(clocksDiffer(slots, 'America/New_York', 'America/Detroit')).toBe(false)
  expect(clocksDiffer(slots, 'America/New_York', 'America/Chicago')).toBe(true)
  // Arizona keeps the clock that Denver leaves for the summer.
  expect(clocksDiffer(['2026-01-09T17:00:00Z'], 'America/Denver', 'America/Phoenix')).toBe(false)
  expect(clocksDiffer(['2026-01-09T17:00:00Z', '2026-07-09T17:00:00Z'], 'America/Denver', 'America/Phoenix')).toBe(true)
})
