import { expect, test } from 'vitest'
import { parseInstant } from './parse-instant.ts'

const now = Date.parse('2026-03-07T09:00:00Z')

test.for([
  ['2019-04-05', '2019-04-05T12:00:00.000Z'],
  ['4/5/2019', '2019-04-05T12:00:00.000Z'],
  ['4/5/2019 2:33 PM', '2019-04-05T12:00:00.000Z'],
  ['November 2, 2019', '2019-11-02T12:00:00.000Z'],
  ['2019-04-05 14:33', '2019-04-05T14:33:00.000Z'],
  ['2019-04-05T14:33:10-04:00', '2019-04-05T18:33:10.000Z'],
  ['2019-04-05 14:33:10 UTC', '2019-04-05T14:33:10.000Z'],
  ['2026-03-07', '2026-03-07T09:00:00.000Z'],
])('%s is %s', ([text = '', at]) => {
  expect(parseInstant(text, now, 'MDY')).toEqual({ at })
})

test.for([
  ['31/31/2019', 'is not a date'],
  ['yesterday', 'is not a date'],
  ['2019-04-05 99:99', 'is not a date'],
  ['1899-12-31', 'is before 1900'],
  ['2026-03-09', 'is in the future'],
])('%s %s', ([text = '', error]) => {
  expect(parseInstant(text, now, 'MDY')).toEqual({ error })
})
