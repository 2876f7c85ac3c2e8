import { saleBeginning } from '@gable/shared/widgets/openings/sale-inputs.ts'
import { firstOf } from '@gable/shared/widgets/templates.ts'
import { homeSaleWords } from '@gable/shared/widgets/words/home-sale.ts'
import { expect, test } from 'vitest'
import type { Change, Sheet } from '../../../calculator/use-calculator.ts'
import { changing } from './sale-rules.ts'
import { propertyTaxFrom, transferTaxFrom, usualIn } from './usual-in.ts'

const beginning = saleBeginning(firstOf('HOME_SALE_CALC').content)
type Sale = typeof beginning

const after = (...changes: Change<Sale>[]) =>
  changes.reduce<Sheet<Sale>>(changing(homeSaleWords.en), {
    ...{ texts: {}, faults: {} },
    ...{ now: beginning, good: beginning },
  })

const typing = (typed: string, text: string) => ({ typed, text })
const inMaine = { chosen: { ...usualIn('ME', beginning.price), state: 'ME' } }

test.each([
  ['price', '$1,250,000', 125_000_000],
  ['price', '450k', 45_000_000],
  ['mortgage', '', 0],
  ['additional1', '5.5 %', 5.5],
  ['daysToPayoff', '15', 15],
] as const)('%s takes %s', (name, text, figure) => {
  const { good, faults } = after(typing(name, text))
  expect(faults).toEqual({})
  expect(good[name]).toBe(figure)
})

test.each([
  ['price', ''],
  ['price', '-5'],
  ['price', '99,999,999,999'],
  ['additional1', '101'],
  ['daysToPayoff', '1.5'],
  ['repairs', 'a lot'],
])('%s does not take "%s": the last result stays, and the fault is said there', (name, text) => {
  const { good, faults } = after(typing('price', '500000'), typing(name, text))
  expect(Object.keys(faults)).toEqual([name])
  expect(good.price).toBe(50_000_000)
})

test('a state brings its taxes, and tells where they are from until they are typed', () => {
  const { good } = after(typing('price', '500000'), inMaine)
  expect(good).toMatchObject({ state: 'ME', transferTaxRate: 0.22 })
  expect([...transferTaxFrom(good), ...propertyTaxFrom(good)].map(({ key }) => key)).toEqual([
    'transferTax',
    'propertyTax',
  ])
  const typed = after(inMaine, typing('transferTaxRate', '0.5'), typing('propertyTaxYearly', '4000')).good
  expect([...transferTaxFrom(typed), ...propertyTaxFrom(typed)]).toEqual([])
})

test('the property tax of a state follows the price, and one that was typed does not', () => {
  const [before, followed] = [after(inMaine), after(inMaine, typing('price', '$40,000'))]
  expect(followed.good.propertyTaxYearly).toBe(2 * before.good.propertyTaxYearly)
  const typed = after(inMaine, typing('propertyTaxYearly', '4000'), typing('price', '$40,000'))
  expect(typed.good.propertyTaxYearly).toBe(400_000)
})
