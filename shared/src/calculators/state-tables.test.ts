import { expect, test } from 'vitest'
import { toStateCode } from '../addresses/us-states.ts'
import { homeInsuranceTable } from './home-insurance-table.ts'
import { propertyTaxTable } from './property-tax-table.ts'
import { getStateValue } from './state-table.ts'
import { transferTaxTable } from './transfer-tax-table.ts'

const states =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'

test.each([propertyTaxTable, homeInsuranceTable, transferTaxTable])(
  'the table $key has all fifty states and DC, a source and a year',
  (table) => {
    expect(Object.keys(table.values).sort().join(' ')).toBe(states)
    expect(table.source).not.toBe('')
    expect(table.year).toBeGreaterThanOrEqual(2021)
    expect(Object.values(table.values).every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
  },
)

test('property tax rates match the published ones', () => {
  const rates = Object.values(propertyTaxTable.values).sort((a, b) => a - b)
  expect(rates[25]).toBe(0.91)
  expect([rates[0], rates.at(-1)]).toEqual([0.32, 2.23])
  expect(['NJ', 'IL', 'TX', 'HI'].map((state) => getStateValue(propertyTaxTable, state))).toEqual([
    2.23, 2.08, 1.68, 0.32,
  ])
  expect(getStateValue(propertyTaxTable, toStateCode('Texas'))).toBe(1.68)
})

test('yearly insurance is between $500 and $5,000, and transfer tax at most 2%', () => {
  for (const cents of Object.values(homeInsuranceTable.values)) {
    expect(Number.isInteger(cents)).toBe(true)
    expect(cents).toBeGreaterThan(50_000)
    expect(cents).toBeLessThan(500_000)
  }
  expect(Math.max(...Object.values(transferTaxTable.values))).toBeLessThanOrEqual(2)
})

test('an unknown state has no value', () => {
  for (const place of ['', 'PR', 'tx', 'Ontario', 'toString', '__proto__'])
    expect(getStateValue(propertyTaxTable, place)).toBe(undefined)
})
