import { expect, test } from 'vitest'
import { detectDateOrder, parseDate } from './parse-date.ts'

test.for([
  ['2026-03-07', '2026-03-07'],
  ['2026-03-07T10:00:00Z', '2026-03-07'],
  ['2026/3/7', '2026-03-07'],
  ['20260307', '2026-03-07'],
  ['3/7/2026', '2026-03-07'],
  ['3/7/2026 12:00:00 AM', '2026-03-07'],
  ['5/2/23', '2023-05-02'],
  ['5/2/54', '1954-05-02'],
  ['7-Feb-2020', '2020-02-07'],
  ['7-Feb-58', '1958-02-07'],
  ['7 February 2020', '2020-02-07'],
  ['Sept. 9, 2021', '2021-09-09'],
  ['March 14th, 1980', '1980-03-14'],
  ['--03-14', '--03-14'],
  ['--0314', '--03-14'],
  ['03/14', '--03-14'],
  ['2/29', '--02-29'],
  ['14-Mar', '--03-14'],
  ['March 14', '--03-14'],
  ['1604-03-14', '--03-14'],
])('%s is %s', ([text = '', date]) => {
  expect(parseDate(text, 'MDY', 2026)).toBe(date)
})

test.for(['0/0/00', '31/31/2026', '2/30', '13/45', 'soon', '', 'May', '-', '2026'])('%j is not a date', (text) => {
  expect(parseDate(text, 'MDY', 2026)).toBeUndefined()
})

test('a file from elsewhere writes the day first', () => {
  expect(parseDate('7/3/2026', 'DMY', 2026)).toBe('2026-03-07')
  expect(parseDate('14/03', 'DMY', 2026)).toBe('--03-14')
  expect(parseDate('2026-03-07', 'DMY', 2026)).toBe('2026-03-07')
})

test.for([
  [['3/14/1980', '1/2/1990'], 'MDY'],
  [['14/3/1980', '1/2/1990'], 'DMY'],
  [['12/25'], 'MDY'],
  [['1/2/1990', '3/4/80'], 'UNSURE'],
  [['3/14/1980', '14/3/1980'], 'UNSURE'],
  [['1980-03-14', '7-Feb-2020', '603-555-0142', '1/2 share', '0/0/00'], null],
] as const)('the order of day and month in %j is %s', ([cells, order]) => {
  expect(detectDateOrder(cells)).toBe(order)
})
