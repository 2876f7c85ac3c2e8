import { expect, test } from 'vitest'
import { addOfficeHours, defaultOfficeHours } from '../leads/office-hours.ts'
import { hourLength } from '../time/calendar.ts'
import { type AnswerLimit, formatAnswerTime, getAnswerState } from './answer-time.ts'

const limit: AnswerLimit = { hours: 4, office: defaultOfficeHours, timeZone: 'America/New_York' }
const friday = Date.parse('2026-03-06T15:00:00-05:00')
const at = (iso: string) => Date.parse(iso)
const later = at('2026-05-01T12:00:00Z')

test('an answer on Monday morning to a lead of Friday afternoon is in time', () => {
  const stateOf = (answeredAt: string) =>
    getAnswerState({ createdAt: friday, answeredAt: at(answeredAt) }, limit, later)
  expect(stateOf('2026-03-06T16:00:00-05:00')).toBe('IN_TIME')
  expect(stateOf('2026-03-09T11:00:00-04:00')).toBe('IN_TIME')
  expect(stateOf('2026-03-09T11:01:00-04:00')).toBe('LATE')
  expect(stateOf('2026-04-20T11:00:00-04:00')).toBe('LATE')
})

test('a lead without an answer waits until the limit has passed', () => {
  const stateAt = (now: string) => getAnswerState({ createdAt: friday, answeredAt: null }, limit, at(now))
  expect(stateAt('2026-03-08T12:00:00-04:00')).toBe('WAITING')
  expect(stateAt('2026-03-09T12:00:00-04:00')).toBe('LATE')
})

test('without a limit no lead is late', () => {
  const without = { ...limit, hours: null }
  expect(getAnswerState({ createdAt: friday, answeredAt: later }, without, later)).toBe('IN_TIME')
  expect(getAnswerState({ createdAt: friday, answeredAt: null }, without, later)).toBe('WAITING')
})

test('the shortcuts decide as the calendar does', () => {
  for (const hours of [1, 7, 8, 9, 39, 40, 41, 200])
    for (const office of [null, defaultOfficeHours, { days: [3], from: '09:00', till: '10:00' }])
      for (let n = 0; n < 60; n++) {
        const createdAt = friday + n * 7.3 * hourLength
        const answeredAt = createdAt + ((n * n) % 97) * 13 * hourLength
        const isInTime = answeredAt <= addOfficeHours(createdAt, hours, office, limit.timeZone)
        const state = getAnswerState({ createdAt, answeredAt }, { ...limit, hours, office }, answeredAt)
        expect(state, `${hours} ${n}`).toBe(isInTime ? 'IN_TIME' : 'LATE')
      }
})

test('a time has a fitting unit', () => {
  expect([0.001, 0.5, 1, 3.21, 47, 60].map(formatAnswerTime)).toEqual([
    '1 minute',
    '30 minutes',
    '1 hour',
    '3.2 hours',
    '47 hours',
    '2.5 days',
  ])
})
