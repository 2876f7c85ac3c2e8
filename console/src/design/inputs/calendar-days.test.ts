import { expect, test } from 'vitest'
import { addToMonth, dayAfterKey, monthsShowing, weeksOf } from './calendar-days.ts'

const today = '2025-03-12'

test('a month is laid out in weeks from Sunday', () => {
  const weeks = weeksOf('2025-03')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2025-03-01'])
  expect(weeks[5]).toEqual(['2025-03-30', '2025-03-31', null, null, null, null, null])
  expect(weeksOf('2015-02').flat()).toHaveLength(28)
  expect(weeksOf('2024-02').flat().filter(Boolean)).toHaveLength(29)
})

test('keys move by days, weeks, months and years', () => {
  const from = (day: string, key: string, shift = false) => dayAfterKey(day, key, shift, today)
  expect(from('2025-03-01', 'ArrowLeft')).toBe('2025-02-28')
  expect(from('2025-02-28', 'ArrowRight')).toBe('2025-03-01')
  expect(from('2025-03-05', 'ArrowUp')).toBe('2025-02-26')
  expect(from('2025-03-03', 'ArrowDown')).toBe('2025-03-10')
  expect(from('2025-03-05', 'Home')).toBe('2025-03-02')
  expect(from('2025-03-05', 'End')).toBe('2025-03-08')
  expect(from('2025-01-31', 'PageDown')).toBe('2025-02-28')
  expect(from('2024-02-29', 'PageUp', true)).toBe('2023-02-28')
  expect(from('2025-03-05', 'x')).toBeUndefined()
})

test('no key leads past today', () => {
  for (const key of ['ArrowRight', 'ArrowDown', 'End', 'PageDown'])
    expect(dayAfterKey(today, key, false, today)).toBe(today)
  expect(dayAfterKey('2025-01-01', 'PageDown', true, today)).toBe(today)
})

test('the months follow the day, and stay where they are while it is in view', () => {
  expect(monthsShowing('2025-02-10', '2025-03', 2)).toBe('2025-03')
  expect(monthsShowing('2025-01-31', '2025-03', 2)).toBe('2025-02')
  expect(monthsShowing('2025-01-31', '2025-03', 1)).toBe('2025-01')
  expect(monthsShowing('2025-03-12', '2024-12', 2)).toBe('2025-03')
  expect(addToMonth('2025-01', -2)).toBe('2024-11')
})
