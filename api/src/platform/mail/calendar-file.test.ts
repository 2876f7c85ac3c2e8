import { expect, test } from 'vitest'
import { createCalendarFile } from './calendar-file.ts'

const call = {
  uid: 'call-1@gable.test',
  sequence: 0,
  startsAt: new Date('2026-03-09T14:00:00Z'),
  endsAt: new Date('2026-03-09T14:20:00Z'),
  title: 'Onboarding call, Moss; Daughters',
  description: 'First line\nSecond line',
  organizer: 'no-reply@gable.test',
  fileName: 'onboarding-call.ics',
}

test('a calendar file holds the call in UTC, with its text escaped', () => {
  const { method, fileName, content } = createCalendarFile(call, new Date('2026-03-02T09:30:00Z'))
  expect({ method, fileName }).toEqual({ method: 'PUBLISH', fileName: 'onboarding-call.ics' })
  expect(content.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gable//Calendar//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:call-1@gable.test',
    'SEQUENCE:0',
    'DTSTAMP:20260302T093000Z',
    'DTSTART:20260309T140000Z',
    'DTEND:20260309T142000Z',
    'SUMMARY:Onboarding call\\, Moss\\; Daughters',
    'DESCRIPTION:First line\\nSecond line',
    'ORGANIZER:mailto:no-reply@gable.test',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a canceled call replaces the earlier event', () => {
  const { method, content } = createCalendarFile({ ...call, sequence: 1, isCanceled: true })
  expect(method).toBe('CANCEL')
  expect(content).toMatch(/UID:call-1@gable\.test\r\nSEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED/)
})

test('long lines are folded at 75 bytes without splitting a character', () => {
  const title = 'Añasco & Söhne 🏡 '.repeat(12)
  const { content } = createCalendarFile({ ...call, title })
  expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(content.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
