import { expect, test } from 'vitest'
import { getGreeting } from './greeting.ts'

const at = (utc: string, timeZone: string) => getGreeting(new Date(`2026-03-14T${utc}:00Z`), timeZone)

test('the greeting follows the time zone of the agent', () => {
  expect(at('15:00', 'America/Denver')).toBe('Good morning')
  expect(at('15:00', 'Europe/Berlin')).toBe('Good afternoon')
  expect(at('15:00', 'Asia/Tokyo')).toBe('Good evening')
})

test('morning ends at noon, afternoon at six, and evening lasts until five', () => {
  expect(at('04:59', 'UTC')).toBe('Good evening')
  expect(at('05:00', 'UTC')).toBe('Good morning')
  expect(at('11:59', 'UTC')).toBe('Good morning')
  expect(at('12:00', 'UTC')).toBe('Good afternoon')
  expect(at('17:59', 'UTC')).toBe('Good afternoon')
  expect(at('18:00', 'UTC')).toBe('Good evening')
  expect(at('00:00', 'UTC')).toBe('Good evening')
})
