import { expect, test } from 'vitest'
import { stateCode } from '../addresses/us-states.ts'
import { homeInsuranceTable } from './home-insurance-table.ts'
import { propertyTaxTable } from './property-tax-table.ts'
import { valueIn } from './state-table.ts'
import { transferTaxTable } from './transfer-tax-table.ts'

const states =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'

test.each([propertyTaxTable, homeInsuranceTable, transferTaxTable])(
  'the table $key knows the fifty states and the District, its source and its year',
  (table) => {
    expect(Object.keys(table.values).sort().join(' ')).toBe(states)
    expect(table.source).not.toBe('')
    expect(table.year).toBeGreaterThanOrEqual(2021)
    expect(Object.values(table.values).every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
  },
)

test('property tax is the published one', () => {
  const rates = Object.values(propertyTaxTable.values).sort((one, other) => one - other)
  expect(rates[25]).toBe(0.91)
  expect([rates[0], rates.at(-1)]).toEqual([0.32, 2.23])
  expect(['NJ', 'IL', 'TX', 'HI'].map((state) => valueIn(propertyTaxTable, state))).toEqual([2.23, 2.08, 1.68, 0.32])
  expect(valueIn(propertyTaxTable, stateCode('Texas'))).toBe(1.68)
})

test('a year of insurance costs hundreds to thousands of dollars, and no transfer takes more than 2 %', () => {
  for (const cents of Object.values(homeInsuranceTable.values)) {
    expect(Number.isInteger(cents)).toBe(true)
    expect(cents).toBeGreaterThan(50_000)
    expect(cents).toBeLessThan(500_000)
  }
  expect(Math.max(...Object.values(transferTaxTable.values))).toBeLessThanOrEqual(2)
})

test('a place no table knows has no figure', () => {
  for (const place of ['', 'PR', 'tx', 'Ontario', 'toString', '__proto__'])
    expect(valueIn(propertyTaxTable, place)).toBe(undefined)
})
