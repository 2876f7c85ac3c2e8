import { readFragment, shareFragment } from '@gable/shared/calculators/share-link.ts'
import { mortgageOpening } from '@gable/shared/widgets/openings/mortgage-opening.ts'
import { placeOf } from '@gable/shared/widgets/place.ts'
import { firstOf } from '@gable/shared/widgets/templates.ts'
import { mortgageWords } from '@gable/shared/widgets/words/mortgage.ts'
import { expect, test } from 'vitest'
import type { Change, Sheet } from '../../../calculator/use-calculator.ts'
import { mortgageFields } from './mortgage-fields.ts'
import { changing, keepInStep } from './mortgage-rules.ts'

const { figures } = mortgageOpening(firstOf('MORTGAGE_CALC').content, placeOf('ME'), mortgageWords.en)
type Figures = typeof figures

const change = changing(mortgageWords.en)
const after = (...changes: Change<Figures>[]) =>
  changes.reduce<Sheet<Figures>>(change, { texts: {}, now: figures, good: figures, faults: {} })

test('the share paid down stays when the price changes, until an amount is typed', () => {
  expect(after({ typed: 'price', text: '500000' }).good).toMatchObject({ down: 10_000_000, downPercent: 20 })
  const typed = after({ typed: 'down', text: '75000' }, { typed: 'price', text: '500000' })
  expect(typed.good).toMatchObject({ down: 7_500_000, downPercent: 15 })
  expect(change(typed, { typed: 'downPercent', text: '10' }).good.down).toBe(5_000_000)
})

test('more than the price cannot be paid down', () => {
  const sheet = after({ typed: 'down', text: '75000' }, { typed: 'price', text: '70000' })
  expect(sheet.faults).toEqual({ down: mortgageWords.en.loan.downTooHigh })
  expect(sheet.good.price).toBe(figures.price)
})

test('property tax is a rate that follows the state, or an amount that stays', () => {
  const amount = after({ typed: 'taxYearly', text: '6000' }, { typed: 'price', text: '600000' }).good
  expect(amount).toMatchObject({ taxYearly: 600_000, taxRate: 1 })
  const { state, taxRate } = placeOf('NJ')
  expect(after({ typed: 'taxYearly', text: '6000' }, { chosen: { state, taxRate } }).good).toMatchObject({
    taxRate: 2.23,
    taxYearly: 669_000,
  })
})

test('an interest that is emptied is a fault, fees that are emptied are none', () => {
  expect(after({ typed: 'apr', text: '' }).faults).toHaveProperty('apr')
  expect(after({ typed: 'hoaMonthly', text: '' }).faults).toEqual({})
})

test.each<[string, Change<Figures>[]]>([
  ['as the agency set it', []],
  ['with a share that no fraction can hold', [{ typed: 'down', text: '33333' }]],
  [
    'with all that can be decided',
    [
      { typed: 'taxYearly', text: '5555' },
      { typed: 'adjustsAfter', text: '5' },
      { typed: 'adjustedApr', text: '8.125' },
      { typed: 'extraMonthly', text: '150' },
      { typed: 'oneTimeAmount', text: '10k' },
      { chosen: { program: 'va', vaUse: 'later', state: 'TX' } },
    ],
  ],
])('a link brings a mortgage back %s', (_, changes) => {
  const { good } = after(...changes)
  const read = readFragment('mortgage', mortgageFields, shareFragment('mortgage', mortgageFields, good))
  expect(keepInStep({ ...figures, ...(read as Figures) })).toEqual(good)
})
