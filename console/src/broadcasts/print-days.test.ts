import { expect, test } from 'vitest'
import { describePrintDays } from './print-days.ts'

test('an estimate says over how many days postcards are printed', () => {
  expect(describePrintDays(1)).toMatch(/^All of them go to the printer today\./)
  expect(describePrintDays(4)).toMatch(/^At your daily limit, they go to the printer over 4 days, in order\./)
})
