import { hourLength } from '@gable/shared/time/calendar.ts'
import { describe, expect, test } from 'vitest'
import { createResource, readResource, updateResource } from './ical-events.ts'

const window = { from: new Date('2026-03-01T00:00:00Z'), till: new Date('2026-03-31T00:00:00Z') }
const timeZone = 'America/New_York'

const toText = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

const read = (...events: string[][]) =>
  readResource('1', toText(...events), { window, timeZone })?.busy.map(
    ({ start, end }) => `${new Date(start).toISOString()}/${new Date(end).toISOString()}`,
  )

const draft = {
  id: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1',
  title: 'Call, Dana; “Reyes”',
  description: 'a\nb',
  location: 'Zoë’s',
  start: Date.parse('2026-03-09T14:00:00Z'),
  end: Date.parse('2026-03-09T14:30:00Z'),
  isBusy: true,
}

describe('An event of a calendar', () => {
  test('takes its time, in whatever way it is written', () => {
    expect(read(['DTSTART:20260310T140000Z', 'DTEND:20260310T150000Z'])).toEqual([
      '2026-03-10T14:00:00.000Z/2026-03-10T15:00:00.000Z',
    ])
    expect(read(['DTSTART;TZID=Europe/Berlin:20260310T140000', 'DURATION:PT90M'])).toEqual([
      '2026-03-10T13:00:00.000Z/2026-03-10T14:30:00.000Z',
    ])
    expect(read(['DTSTART:20260310T140000', 'DTEND:20260310T150000'])).toEqual([
      '2026-03-10T18:00:00.000Z/2026-03-10T19:00:00.000Z',
    ])
  })

  test('that lasts all day takes the day of its owner, also when clocks change', () => {
    expect(read(['DTSTART;VALUE=DATE:20260308', 'DTEND;VALUE=DATE:20260309'])).toEqual([
      '2026-03-08T05:00:00.000Z/2026-03-09T04:00:00.000Z',
    ])
  })

  test('that is free, canceled or outside of the window takes none', () => {
    const times = ['DTSTART:20260310T140000Z', 'DTEND:20260310T150000Z']
    expect(read([...times, 'TRANSP:TRANSPARENT'])).toEqual([])
    expect(read([...times, 'STATUS:CANCELLED'])).toEqual([])
    expect(read(['DTSTART:20270310T140000Z', 'DTEND:20270310T150000Z'])).toEqual([])
    expect(read(['DTSTART:20260310T140000Z', 'DTEND:20260310T140000Z'])).toEqual([])
  })

  test('that repeats keeps its clock time, without what is left out or moved', () => {
    const weekly = [
      'DTSTART;TZID=America/New_York:20260105T090000',
      'DTEND;TZID=America/New_York:20260105T093000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'EXDATE;TZID=America/New_York:20260316T090000',
    ]
    const moved = [
      'RECURRENCE-ID;TZID=America/New_York:20260323T090000',
      'DTSTART;TZID=America/New_York:20260324T120000',
      'DTEND;TZID=America/New_York:20260324T123000',
    ]
    expect(read(weekly, moved)).toEqual([
      '2026-03-02T14:00:00.000Z/2026-03-02T14:30:00.000Z',
      '2026-03-09T13:00:00.000Z/2026-03-09T13:30:00.000Z',
      '2026-03-24T16:00:00.000Z/2026-03-24T16:30:00.000Z',
      '2026-03-30T13:00:00.000Z/2026-03-30T13:30:00.000Z',
    ])
  })

  test('ends with its rule, and a rule without an end costs only so much', () => {
    const start = ['DTSTART:20260302T140000Z', 'DTEND:20260302T143000Z']
    expect(read([...start, 'RRULE:FREQ=DAILY;COUNT=3'])).toHaveLength(3)
    expect(read([...start, 'RRULE:FREQ=DAILY;UNTIL=20260304T140000Z'])).toHaveLength(3)
    expect(read(['DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'])).toEqual([])
  })

  test('is left out if it has many rules', () => {
    const readWithRules = (count: number) =>
      read(['DTSTART:20260302T140000Z', 'DURATION:PT30M', ...Array(count).fill('RRULE:FREQ=DAILY;COUNT=3')])
    expect(readWithRules(1)).toHaveLength(3)
    expect(readWithRules(1000)).toBeUndefined()
  })

  test('that repeats for decades is read like one that has just begun', () => {
    const rules = [
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR',
      'FREQ=MONTHLY;BYDAY=2MO',
      'FREQ=YEARLY',
    ]
    for (const rule of rules) {
      const lines = ['DTSTART;TZID=America/New_York:19700306T090000', 'DURATION:PT1H', `RRULE:${rule}`]
      const all = read(lines)
      const budget = { left: 700 }
      const text = toText(lines)
      expect(readResource('1', text, { window, timeZone, budget })?.busy).toHaveLength(all?.length ?? -1)
      expect(all?.length, rule).toBeGreaterThan(0)
    }
    expect(
      read(['DTSTART;TZID=America/New_York:19700102T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;INTERVAL=3'])?.[0],
    ).toBe('2026-03-03T14:00:00.000Z/2026-03-03T15:00:00.000Z')
  })

  test.for([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MINUTELY;INTERVAL=1440;BYHOUR=3',
    'FREQ=DAILY;INTERVAL=2000000000',
  ])('takes no time if its rule leads nowhere: %s', (rule) => {
    const started = process.cpuUsage()
    expect(read(['DTSTART:20260301T140000Z', 'DURATION:PT1H', `RRULE:${rule}`]) ?? []).toEqual([])
    // The library itself would search forever.
    expect(process.cpuUsage(started).user).toBeLessThan(3_000_000)
  })

  test('is left out if the rule of its time zone has no end', () => {
    const text = [
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'RRULE:FREQ=SECONDLY',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART;TZID=Office:20260310T140000',
      'DURATION:PT1H',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')
    expect(readResource('1', text, { window, timeZone })).toBeUndefined()
  })

  test('uses a time zone that its file describes', () => {
    const text = [
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART;TZID=Office:20260310T140000',
      'DTEND;TZID=Office:20260310T150000',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')
    const [busy] = readResource('1', text, { window, timeZone })?.busy ?? []
    expect(new Date(busy?.start ?? 0).toISOString()).toBe('2026-03-10T11:00:00.000Z')
  })

  test.each([
    '',
    '<html>',
    'BEGIN:VCALENDAR',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:soon\r\nEND:VEVENT\r\nEND:VCALENDAR',
  ])('that cannot be read takes no time: %j', (text) => {
    expect(readResource('1', text, { window, timeZone })?.busy ?? []).toEqual([])
  })
})

describe('An event of ours', () => {
  test('is written so that it is read with the same times', () => {
    const text = createResource(draft, 'https://caldav.example.com')
    expect(readResource('1', text, { window, timeZone })).toMatchObject({
      range: { start: draft.start, end: draft.end },
      isAllDay: false,
      busy: [{ start: draft.start, end: draft.end }],
    })
    expect(text).toContain('SUMMARY:Call\\, Dana\\; “Reyes”')
  })

  test('keeps what the agent added when it moves', () => {
    const alarm = 'BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\nEND:VEVENT'
    const text = createResource(draft, 'https://caldav.example.com').replace('END:VEVENT', alarm)
    const moved = updateResource(text, { ...draft, start: draft.start + hourLength, end: draft.end + hourLength }) ?? ''
    expect(moved).toContain('TRIGGER:-PT15M')
    expect(moved.match(/DTSTART/g)).toHaveLength(1)
    expect(readResource('1', moved, { window, timeZone })?.range?.start).toBe(draft.start + hourLength)
  })
})
