import { mortgageOpening } from '@gable/shared/widgets/openings/mortgage-opening.ts'
import { placeOf } from '@gable/shared/widgets/place.ts'
import { firstOf } from '@gable/shared/widgets/templates.ts'
import { mortgageWords } from '@gable/shared/widgets/words/mortgage.ts'
import { expect, test } from 'vitest'
import { comparedRows } from './compared-rows.ts'
import { planLines } from './plan-lines.ts'

const words = mortgageWords.en
const settings = { ...firstOf('MORTGAGE_CALC').content, defaultHomePrice: 300_000, defaultInterestRate: 6 }
const { figures: beginning } = mortgageOpening(settings, placeOf(''), words)
const figures = { ...beginning, down: 0, program: 'va', vaUse: 'exempt' } as const

const told = (changes: Partial<typeof beginning> = {}) =>
  planLines({ ...figures, ...changes }, words).map(({ label, text }) => `${label}: ${text}`)

test('a loan that is paid as agreed lasts its term', () => {
  expect(told()).toEqual(['Paid off after: 30 years', 'Total interest: $347,515.44'])
})

test('extra payments tell what they spare', () => {
  expect(told({ extraMonthly: 20_000 })).toEqual([
    'Paid off after: 23 years 3 months',
    'Total interest: $256,341.57',
    'Time saved: 6 years 9 months',
    'Interest saved: $91,173.87',
  ])
})

test('a rate that changes has a payment of its own, unless nothing is left by then', () => {
  expect(told({ adjustsAfter: 60, adjustedApr: 8 })[0]).toBe('Principal and interest after the rate changes: $2,154.63')
  expect(told({ adjustsAfter: 360, adjustedApr: 8 })).toEqual(told())
})

test('every line can show how it came about', () => {
  const all = planLines({ ...figures, extraMonthly: 20_000, adjustsAfter: 60, adjustedApr: 8 }, words)
  for (const { made } of all) for (const { key } of made.terms) expect(words.explanation.terms, key).toHaveProperty(key)
})

test('two loans stand side by side, and the second tells how much more it is', () => {
  const rows = comparedRows(figures, { ...figures, months: 180 }, words)
  expect(rows.find(({ label }) => label === 'Monthly payment')?.texts[2]).toBe('+$732.92')
  expect(rows.find(({ label }) => label === 'Paid off after')?.texts).toEqual(['30 years', '15 years', '-15 years'])
  expect(rows.find(({ label }) => label === 'Loan')?.texts[2]).toBe('–')
})
