import { budgetBeginning } from '@gable/shared/widgets/openings/budget-figures.ts'
import { placeOf } from '@gable/shared/widgets/place.ts'
import { firstOf } from '@gable/shared/widgets/templates.ts'
import { affordabilityWords } from '@gable/shared/widgets/words/affordability.ts'
import { expect, test } from 'vitest'
import type { Change, Sheet } from '../../../calculator/use-calculator.ts'
import { changing } from './budget-rules.ts'
import { counted } from './counted.ts'
import { tablesOf } from './tables-of.ts'

const words = affordabilityWords.en
const beginning = budgetBeginning(firstOf('AFFORDABILITY_CALC').content, placeOf('ME'))
type Budget = typeof beginning

const after = (...changes: Change<Budget>[]) =>
  changes.reduce<Sheet<Budget>>(changing(words), {
    ...{ texts: {}, faults: {} },
    ...{ now: beginning, good: beginning },
  })

const typing = (typed: string, text: string) => ({ typed, text })

test('a program brings its own limits, in the place of those that were typed', () => {
  const choosing = (program: Budget['program']) => after(typing('back', '50'), { chosen: { program } }).good
  expect(choosing('fha')).toMatchObject({ front: 31, back: 43 })
  expect(choosing('va').back).toBe(41)
  expect(choosing('usda')).toMatchObject({ front: 29, back: 41 })
})

test.each([
  ['incomeYearly', ''],
  ['incomeYearly', '-1'],
  ['apr', '101'],
  ['months', '41'],
  ['back', 'half'],
])('%s does not take "%s": the last price stays, and the fault is said there', (name, text) => {
  const { good, faults } = after(typing(name, text))
  expect(Object.keys(faults)).toEqual([name])
  expect(counted(good, words)).toEqual(counted(beginning, words))
})

test.each([
  ['incomeYearly', '0'],
  ['incomeYearly', '9,999,999,999'],
  ['apr', '0'],
  ['apr', '100'],
  ['down', '9,999,999,999'],
  ['taxRate', '100'],
])('%s of %s is counted with', (name, text) => {
  const { budget, told } = counted(after(typing(name, text)).good, words)
  expect(budget.price).toBeGreaterThanOrEqual(0)
  expect(JSON.stringify([budget, told])).not.toMatch(/NaN|Infinity|null/)
})

test('a table is named as long as its figure stands', () => {
  const keys = (sheet: Sheet<Budget>) => tablesOf(sheet.good).all.map(({ key }) => key)
  expect(keys(after())).toEqual(['propertyTax', 'homeInsurance'])
  expect(keys(after(typing('taxRate', '2')))).toEqual(['homeInsurance'])
})
