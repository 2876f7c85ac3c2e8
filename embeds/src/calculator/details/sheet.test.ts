import { amountBounds, percentBounds, priceBounds, termBounds } from '@gable/shared/calculators/bounds.ts'
import { calculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import { expect, test } from 'vitest'
import type { Change, Sheet } from '../use-calculator.ts'
import { changingBy } from './sheet.ts'

const beginning = { price: 30_000_000, down: 6_000_000, fees: 0, months: 360, apr: 5, kind: 'a' }
type Figures = typeof beginning

const changing = changingBy<Figures>({
  typed: {
    price: priceBounds,
    down: { ...priceBounds, partner: 'apr' },
    fees: { ...amountBounds, blank: 0 },
    months: termBounds,
    apr: { ...percentBounds, partner: 'down' },
  },
  faults: calculatorWords.en.faults,
  settle: (figures, changed) => (changed === 'kind' ? { ...figures, fees: 500 } : figures),
  check: ({ down, price }): Record<string, string> => (down > price ? { down: 'Too much' } : {}),
})

const begun: Sheet<Figures> = { texts: {}, now: beginning, good: beginning, faults: {} }
const after = (...changes: Change<Figures>[]) => changes.reduce(changing, begun)

test('what is typed counts at once, and stays as it was typed until the field is left', () => {
  const typing = after({ typed: 'price', text: '450k' })
  expect(typing.good.price).toBe(45_000_000)
  expect(typing.texts).toEqual({ price: '450k' })
  expect(changing(typing, { left: 'price' }).texts).toEqual({})
})

test.each([
  ['price', '', 'Enter a number.'],
  ['price', 'a lot', 'Enter a number such as 450,000 or 6.5.'],
  ['price', '-1', 'This cannot be less than $0.'],
  ['price', '99999999999', 'This cannot be more than $9,999,999,999.'],
  ['apr', '100.5', 'This cannot be more than 100%.'],
  ['months', '0', 'This cannot be less than 0.083.'],
  ['months', '41', 'This cannot be more than 40.'],
  ['months', '10.33', 'Enter whole months: a quarter of a year is 0.25.'],
])('%s %j is refused and leaves the last result standing', (name, text, fault) => {
  const refused = after({ typed: 'price', text: '500k' }, { typed: name, text }, { left: name })
  expect(refused.faults).toEqual({ [name]: fault })
  expect(refused.texts).toEqual(expect.objectContaining({ [name]: text }))
  expect(refused.good).toEqual({ ...beginning, price: 50_000_000 })
})

test('while one field is wrong the others are kept, and count when it is right again', () => {
  const wrong = after({ typed: 'price', text: 'x' }, { typed: 'months', text: '15' })
  expect(wrong.good).toEqual(beginning)
  expect(changing(wrong, { typed: 'price', text: '200000' }).good).toMatchObject({ price: 20_000_000, months: 180 })
})

test('figures that do not go together are told under one of them', () => {
  const sheet = after({ typed: 'price', text: '50000' })
  expect(sheet.faults).toEqual({ down: 'Too much' })
  expect(sheet.good).toEqual(beginning)
})

test('another way of saying the same takes back what was wrong', () => {
  expect(after({ typed: 'down', text: 'x' }, { typed: 'apr', text: '3' }).faults).toEqual({})
})

test('a field that may be empty is nothing then', () => {
  expect(after({ typed: 'fees', text: '5' }, { typed: 'fees', text: ' ' }).good.fees).toBe(0)
})

test('years are months: 12.5, 0.25 and a twelfth to three digits', () => {
  const monthsOf = (text: string) => after({ typed: 'months', text }).good.months
  expect([monthsOf('12.5'), monthsOf('0.25'), monthsOf('0.083'), monthsOf('7.583')]).toEqual([150, 3, 1, 91])
})

test('what is chosen brings along what follows from it, and replaces what was typed', () => {
  const sheet = after({ typed: 'fees', text: 'x' }, { chosen: { kind: 'b', fees: 7 } })
  expect(sheet.good).toMatchObject({ kind: 'b', fees: 7 })
  expect(sheet.faults).toEqual({})
})

test('whatever is typed, a result is never made of anything but numbers', () => {
  const next = randomFrom(7)
  const oneOf = <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T
  for (let round = 0; round < 300; round++) {
    const changes = Array.from({ length: 12 }, () => ({
      typed: oneOf(['price', 'down', 'fees', 'months', 'apr']),
      text: Array.from({ length: Math.floor(next() * 8) }, () => oneOf([...'0123456789.,$-km% '])).join(''),
    }))
    const { good } = after(...changes)
    for (const value of [good.price, good.down, good.fees, good.months, good.apr])
      expect(value).toBeGreaterThanOrEqual(0)
    expect(good.down).toBeLessThanOrEqual(good.price)
  }
})

/** The same numbers in every run. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 16_807) % 2_147_483_647
  return seed / 2_147_483_647
}
