import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDay } from '../time/calendar.ts'
import { BookingPageSettings, defaultBookingPage } from './booking-page.ts'
import { listFreeTimes, type TimeRange } from './free-times.ts'

const timeZone = 'America/New_York'
/** A Monday, 7 AM in New York. */
const now = Date.parse('2026-03-02T12:00:00Z')
const settings = { ...defaultBookingPage, minutes: 60 as const, noticeHours: 0, daysAhead: 7 }
const list = (input: Partial<Parameters<typeof listFreeTimes>[0]> = {}) =>
  listFreeTimes({ settings, busy: [], appointments: [], timeZone, now, ...input })

const at = (time: string, minutes = 60): TimeRange => {
  const start = Date.parse(time)
  return { start, end: start + minutes * 60_000 }
}

describe('Free times', () => {
  test('fill the hours of each weekday', () => {
    const days = list()
    expect(days.map(({ day }) => day)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-09',
    ])
    expect(days[0]?.times).toHaveLength(8)
    expect(new Date(days[0]?.times[0] ?? 0).toISOString()).toBe('2026-03-02T14:00:00.000Z')
  })

  test('keep their clock time when the clocks change', () => {
    const sundays = { ...settings, hours: [{ day: 7, from: '01:00', till: '05:00' }], daysAhead: 14 }
    const times = list({ settings: sundays }).map((day) => day.times.map((time) => new Date(time).toISOString()))
    // On March 8, 2026, two in the morning does not exist in New York.
    expect(times).toEqual([
      ['2026-03-08T06:00:00.000Z', '2026-03-08T07:00:00.000Z', '2026-03-08T08:00:00.000Z'],
      ['2026-03-15T05:00:00.000Z', '2026-03-15T06:00:00.000Z', '2026-03-15T07:00:00.000Z', '2026-03-15T08:00:00.000Z'],
    ])
  })

  test('leave out what is taken, with the free time around it', () => {
    const busy = [at('2026-03-02T15:00:00Z')]
    const [first] = list({ busy })
    expect(first?.times).not.toContain(busy[0]?.start)
    expect(first?.times).toHaveLength(7)
    const [buffered] = list({ busy, settings: { ...settings, bufferMinutes: 15 } })
    expect(buffered?.times).toHaveLength(5)
  })

  test('start after the notice', () => {
    const [first] = list({ settings: { ...settings, noticeHours: 24 } })
    expect(first?.day).toBe('2026-03-03')
  })

  test('stop at the limit per day', () => {
    const appointments = [at('2026-03-02T14:00:00Z'), at('2026-03-02T15:00:00Z')]
    const limited = list({ busy: appointments, appointments, settings: { ...settings, maxPerDay: 2 } })
    expect(limited[0]?.day).toBe('2026-03-03')
  })

  test('never overlap what is taken, and are always within the hours', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 7 * 24 * 12 }), fc.integer({ min: 1, max: 48 }))
      .map(([start, length]) => ({ start: now + start * 300_000, end: now + (start + length) * 300_000 }))
    fc.assert(
      fc.property(fc.array(range, { maxLength: 20 }), fc.constantFrom(0, 10, 30), (busy, bufferMinutes) => {
        const days = list({ busy, settings: { ...settings, bufferMinutes } })
        for (const { day, times } of days)
          for (const start of times) {
            const end = start + 60 * 60_000
            expect(toDay(start, timeZone)).toBe(day)
            expect(busy.every((taken) => taken.end <= start - bufferMinutes * 60_000 || taken.start >= end)).toBe(true)
          }
      }),
    )
  })
})

describe('The settings of a booking page', () => {
  const getErrors = (changes: object) =>
    Object.fromEntries(
      BookingPageSettings.safeParse({ ...defaultBookingPage, ...changes }).error?.issues.map(({ path, message }) => [
        path.join('.'),
        message,
      ]) ?? [],
    )

  test('accept the defaults', () => {
    expect(getErrors({})).toEqual({})
  })

  test('need room for one appointment', () => {
    expect(getErrors({ hours: [{ day: 1, from: '09:00', till: '09:15' }] })).toEqual({
      'hours.0.till': 'Leave at least 30 minutes',
    })
  })

  test('cannot overlap on one day', () => {
    const hours = [
      { day: 1, from: '09:00', till: '12:00' },
      { day: 1, from: '11:00', till: '15:00' },
    ]
    expect(getErrors({ hours })).toEqual({ hours: 'Two times of one day overlap' })
  })

  test('need the link of a video call', () => {
    expect(Object.keys(getErrors({ place: 'VIDEO', placeDetail: 'javascript:alert(1)' }))).toEqual(['placeDetail'])
    expect(getErrors({ place: 'VIDEO', placeDetail: 'https://meet.example.com/ada' })).toEqual({})
  })

  test('need an address to meet at', () => {
    expect(getErrors({ place: 'IN_PERSON' })).toEqual({ placeDetail: 'Please enter an address' })
  })
})
