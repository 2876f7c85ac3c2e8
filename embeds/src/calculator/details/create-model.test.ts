import { amountBounds, percentBounds, priceBounds, termBounds } from '@gable/shared/calculators/bounds.ts'
import { calculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { expect, test, vi } from 'vitest'
import type { CalculatorAction } from '../use-calculator.ts'
import { type CalculatorRules, createModel } from './create-model.ts'

const defaults = { price: 30_000_000, down: 6_000_000, fees: 0, months: 360, apr: 5, kind: 'a' }
type Inputs = typeof defaults

const rules: CalculatorRules<Inputs, number> = {
  fields: {
    price: priceBounds,
    down: { ...priceBounds, partner: 'apr' },
    fees: { ...amountBounds, blank: 0 },
    months: termBounds,
    apr: { ...percentBounds, partner: 'down' },
  },
  messages: calculatorLabels.en.faults,
  settle: (inputs, changed) => (changed === 'kind' ? { ...inputs, fees: 500 } : inputs),
  check: ({ down, price }) => (down > price ? { down: 'Too much' } : {}),
  calculate: ({ price, down }) => price - down,
}

const after = (...actions: CalculatorAction<Inputs>[]) => {
  const model = createModel(rules)(defaults)
  actions.forEach(model.apply)
  return model
}

test('typing takes effect at once, and the text stays as typed until the field is left', () => {
  const typing = after({ typed: 'price', text: '450k' })
  expect(typing.validInputs.value.price).toBe(45_000_000)
  expect(typing.texts.value).toEqual({ price: '450k' })
  typing.apply({ left: 'price' })
  expect(typing.texts.value).toEqual({})
})

test.each([
  ['price', '', 'Enter a number.'],
  ['price', 'a lot', 'Enter a number such as 450,000 or 6.5.'],
  ['price', '-1', 'This cannot be less than $0.'],
  ['price', '99999999999', 'This cannot be more than $9,999,999,999.'],
  ['apr', '100.5', 'This cannot be more than 100%.'],
  ['months', '0', 'This cannot be less than 0.083.'],
  ['months', '41', 'This cannot be more than 40.'],
  ['months', '10.33', 'Enter whole months. For example, 0.25 years is 3 months.'],
])('%s %j is an error and keeps the last valid result', (name, text, error) => {
  const state = after({ typed: 'price', text: '500k' }, { typed: name, text }, { left: name })
  expect(state.errors.value).toEqual({ [name]: error })
  expect(state.texts.value).toEqual(expect.objectContaining({ [name]: text }))
  expect(state.validInputs.value).toEqual({ ...defaults, price: 50_000_000 })
})

test('while one field is invalid, changes to the others are kept and take effect once it is valid again', () => {
  const invalid = after({ typed: 'price', text: 'x' }, { typed: 'months', text: '15' })
  expect(invalid.validInputs.value).toEqual(defaults)
  invalid.apply({ typed: 'price', text: '200000' })
  expect(invalid.validInputs.value).toMatchObject({ price: 20_000_000, months: 180 })
})

test('inputs that contradict each other show an error under one of them', () => {
  const state = after({ typed: 'price', text: '50000' })
  expect(state.errors.value).toEqual({ down: 'Too much' })
  expect(state.validInputs.value).toEqual(defaults)
})

test('results follow from the last inputs without errors, and are calculated once for all who read them', () => {
  const calculate = vi.fn(({ price, down }: Inputs) => price - down)
  const model = createModel({ ...rules, calculate })(defaults)
  expect([model.results.value, model.results.value]).toEqual([24_000_000, 24_000_000])
  model.apply({ typed: 'price', text: '400k' })
  model.apply({ typed: 'months', text: 'x' })
  model.apply({ typed: 'price', text: '500k' })
  expect([model.results.value, model.results.value]).toEqual([34_000_000, 34_000_000])
  expect(calculate).toHaveBeenCalledTimes(2)
})

test('a reset replaces the inputs and drops typed text and errors', () => {
  const model = after({ typed: 'months', text: 'x' })
  model.reset({ ...defaults, price: 50_000_000 })
  expect([model.texts.value, model.errors.value, model.results.value]).toEqual([{}, {}, 44_000_000])
})

test('typing into the partner field clears the error', () => {
  expect(after({ typed: 'down', text: 'x' }, { typed: 'apr', text: '3' }).errors.value).toEqual({})
})

test('an optional field that is empty counts as zero', () => {
  expect(after({ typed: 'fees', text: '5' }, { typed: 'fees', text: ' ' }).validInputs.value.fees).toBe(0)
})

test('a term typed in years is converted to whole months', () => {
  const monthsOf = (text: string) => after({ typed: 'months', text }).validInputs.value.months
  expect([monthsOf('12.5'), monthsOf('0.25'), monthsOf('0.083'), monthsOf('7.583')]).toEqual([150, 3, 1, 91])
})

test('a choice updates dependent inputs and replaces typed text', () => {
  const state = after({ typed: 'fees', text: 'x' }, { chosen: { kind: 'b', fees: 7 } })
  expect(state.validInputs.value).toMatchObject({ kind: 'b', fees: 7 })
  expect(state.errors.value).toEqual({})
})

test('whatever is typed, valid inputs stay valid numbers', () => {
  const next = createRandom(7)
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T
  for (let round = 0; round < 300; round++) {
    const actions = Array.from({ length: 12 }, () => ({
      typed: pick(['price', 'down', 'fees', 'months', 'apr']),
      text: Array.from({ length: Math.floor(next() * 8) }, () => pick([...'0123456789.,$-km% '])).join(''),
    }))
    const { price, down, fees, months, apr } = after(...actions).validInputs.value
    for (const value of [price, down, fees, months, apr]) expect(value).toBeGreaterThanOrEqual(0)
    expect(down).toBeLessThanOrEqual(price)
  }
})

/** A seeded generator: the same numbers in every run. */
const createRandom = (seed: number) => () => {
  seed = (seed * 16_807) % 2_147_483_647
  return seed / 2_147_483_647
}
