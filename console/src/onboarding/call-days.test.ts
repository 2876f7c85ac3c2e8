import { expect, test } from 'vitest'
import { formatCallDateTime, groupSlotsByDay, haveDifferentTimes } from './call-days.ts'

const slots = ['2026-03-09T14:00:00.000Z', '2026-03-10T03:30:00.000Z', '2026-03-10T17:00:00.000Z']

test('times are grouped by their day in the time zone of the agency', () => {
  const listDays = (timeZone: string) =>
    groupSlotsByDay(slots, timeZone).map(({ name, times }) => [name, ...times.map(({ time }) => time)])
  expect(listDays('America/New_York')).toEqual([
    ['Monday, March 9', '10:00 AM', '11:30 PM'],
    ['Tuesday, March 10', '1:00 PM'],
  ])
  expect(listDays('Europe/Berlin')).toEqual([
    ['Monday, March 9', '3:00 PM'],
    ['Tuesday, March 10', '4:30 AM', '6:00 PM'],
  ])
})

test('days and times are sorted, and keep the slot sent by the server', () => {
  const days = groupSlotsByDay([...slots].reverse(), 'America/New_York')
  expect(days.flatMap(({ times }) => times.map(({ slot }) => slot))).toEqual(slots)
  expect(days[0]).toMatchObject({ weekday: 'Mon', date: 'Mar 9' })
})

test('no slots give no days', () => {
  expect(groupSlotsByDay([], 'UTC')).toEqual([])
})

test('the same weekday a week later is another day', () => {
  expect(groupSlotsByDay(['2026-03-09T14:00:00Z', '2026-03-16T14:00:00Z'], 'UTC')).toHaveLength(2)
})

test('a call is formatted with its weekday, date and time', () => {
  expect(formatCallDateTime('2026-03-09T14:00:00.000Z', 'America/New_York')).toBe('Monday, March 9 at 10:00 AM')
})

test('two time zones differ when their clocks do, not when only their names do', () => {
  expect(haveDifferentTimes(slots, 'America/New_York', 'America/Detroit')).toBe(false)
  expect(haveDifferentTimes(slots, 'America/New_York', 'America/Chicago')).toBe(true)
  // Arizona has no daylight saving time, so it differs from Denver only in summer.
  expect(haveDifferentTimes(['2026-01-09T17:00:00Z'], 'America/Denver', 'America/Phoenix')).toBe(false)
  expect(
    haveDifferentTimes(['2026-01-09T17:00:00Z', '2026-07-09T17:00:00Z'], 'America/Denver', 'America/Phoenix'),
  ).toBe(true)
})
