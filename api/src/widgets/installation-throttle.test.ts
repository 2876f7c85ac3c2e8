import { expect, test } from 'vitest'
import { createInstallationThrottle } from './installation-throttle.ts'

function createThrottle() {
  let now = 0
  const shouldRecord = createInstallationThrottle(() => now)
  return {
    shouldRecord,
    advance: (minutes: number) => {
      now += minutes * 60_000
    },
  }
}

test('a page is recorded again after ten minutes, or at once if it has a new problem', () => {
  const { shouldRecord, advance } = createThrottle()
  expect(shouldRecord('one', 'home')).toBe(true)
  expect(shouldRecord('one', 'home')).toBe(false)
  expect(shouldRecord('one', 'home LINK_MISSING')).toBe(true)
  expect(shouldRecord('other', 'home')).toBe(true)
  advance(9)
  expect(shouldRecord('one', 'home')).toBe(false)
  advance(1)
  expect(shouldRecord('one', 'home')).toBe(true)
})

test('a flood of invented pages records only a few pages per minute', () => {
  const { shouldRecord, advance } = createThrottle()
  const flood = (minute: number) =>
    Array.from({ length: 5000 }, (_, index) => shouldRecord('one', `${minute}/${index}`)).filter(Boolean).length
  expect(flood(0)).toBe(20)
  expect(shouldRecord('other', 'home')).toBe(true)
  for (let minute = 1; minute <= 60; minute++) {
    advance(1)
    expect(flood(minute)).toBe(2)
  }
})

test('a widget without recent reports has its full budget again, but no more', () => {
  const { shouldRecord, advance } = createThrottle()
  for (let page = 0; page < 20; page++) expect(shouldRecord('one', String(page))).toBe(true)
  expect(shouldRecord('one', 'another')).toBe(false)
  advance(24 * 60)
  for (let page = 0; page < 20; page++) expect(shouldRecord('one', String(page))).toBe(true)
  expect(shouldRecord('one', 'another')).toBe(false)
})

test('the oldest page is forgotten when too many pages are remembered', () => {
  const { shouldRecord } = createThrottle()
  for (let widget = 0; widget <= 10_000; widget++) expect(shouldRecord(String(widget), 'home')).toBe(true)
  expect(shouldRecord('10000', 'home')).toBe(false)
  expect(shouldRecord('0', 'home')).toBe(true)
})
