import { expect, test } from 'vitest'
import { getDayForKey, getLastVisibleMonth, getWeeksOfMonth, shiftMonth } from './calendar-days.ts'

const today = '2025-03-12'

test('a month is laid out in weeks that start on Sunday', () => {
  const weeks = getWeeksOfMonth('2025-03')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2025-03-01'])
  expect(weeks[5]).toEqual(['2025-03-30', '2025-03-31', null, null, null, null, null])
  expect(getWeeksOfMonth('2015-02').flat()).toHaveLength(28)
  expect(getWeeksOfMonth('2024-02').flat().filter(Boolean)).toHaveLength(29)
})

test('keys move by days, weeks, months and years', () => {
  const press = (day: string, key: string, shift = false) => getDayForKey(day, key, shift, today)
  expect(press('2025-03-01', 'ArrowLeft')).toBe('2025-02-28')
  expect(press('2025-02-28', 'ArrowRight')).toBe('2025-03-01')
  expect(press('2025-03-05', 'ArrowUp')).toBe('2025-02-26')
  expect(press('2025-03-03', 'ArrowDown')).toBe('2025-03-10')
  expect(press('2025-03-05', 'Home')).toBe('2025-03-02')
  expect(press('2025-03-05', 'End')).toBe('2025-03-08')
  expect(press('2025-01-31', 'PageDown')).toBe('2025-02-28')
  expect(press('2024-02-29', 'PageUp', true)).toBe('2023-02-28')
  expect(press('2025-03-05', 'x')).toBeUndefined()
})

test('no key moves past today', () => {
  for (const key of ['ArrowRight', 'ArrowDown', 'End', 'PageDown'])
    expect(getDayForKey(today, key, false, today)).toBe(today)
  expect(getDayForKey('2025-01-01', 'PageDown', true, today)).toBe(today)
})

test('the visible months change only when the day is out of view', () => {
  expect(getLastVisibleMonth('2025-02-10', '2025-03', 2)).toBe('2025-03')
  expect(getLastVisibleMonth('2025-01-31', '2025-03', 2)).toBe('2025-02')
  expect(getLastVisibleMonth('2025-01-31', '2025-03', 1)).toBe('2025-01')
  expect(getLastVisibleMonth('2025-03-12', '2024-12', 2)).toBe('2025-03')
  expect(shiftMonth('2025-01', -2)).toBe('2024-11')
})
