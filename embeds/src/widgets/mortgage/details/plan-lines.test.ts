import { mortgageLabels } from '@gable/shared/widgets/labels/mortgage.ts'
import { getLocalCosts } from '@gable/shared/widgets/local-costs.ts'
import { getInitialMortgage } from '@gable/shared/widgets/results/monthly-payment.ts'
import { getDefaultTemplate } from '@gable/shared/widgets/templates.ts'
import { expect, test } from 'vitest'
import { compareLoans } from './compare-loans.ts'
import { buildPlanLines } from './plan-lines.ts'

const labels = mortgageLabels.en
const settings = { ...getDefaultTemplate('MORTGAGE_CALC').content, defaultHomePrice: 300_000, defaultInterestRate: 6 }
const { figures: defaults } = getInitialMortgage(settings, getLocalCosts(''), labels)
const inputs = { ...defaults, down: 0, program: 'va', vaUse: 'exempt' } as const

const context = { language: 'en', today: new Date(2026, 10, 24) } as const

const describeLines = (changes: Partial<typeof defaults> = {}) =>
  buildPlanLines({ ...inputs, ...changes }, labels, context).map(({ label, text }) => `${label}: ${text}`)

test('without extra payments a loan lasts its full term', () => {
  expect(describeLines()).toEqual(['Paid off after: 30 years (November 2056)', 'Total interest: $347,515.44'])
})

test('extra payments show the time and interest saved', () => {
  expect(describeLines({ extraMonthly: 20_000 })).toEqual([
    'Paid off after: 23 years 3 months (February 2050)',
    'Total interest: $256,341.57',
    'Time saved: 6 years 9 months',
    'Interest saved: $91,173.87',
  ])
})

test('an adjustable rate shows its new payment, unless the loan is paid off by then', () => {
  expect(describeLines({ adjustsAfter: 60, adjustedApr: 8 })[0]).toBe(
    'Principal and interest after the rate change: $2,154.63',
  )
  expect(describeLines({ adjustsAfter: 360, adjustedApr: 8 })).toEqual(describeLines())
})

test('every line has labels for the terms of its explanation', () => {
  const lines = buildPlanLines({ ...inputs, extraMonthly: 20_000, adjustsAfter: 60, adjustedApr: 8 }, labels, context)
  for (const { explanation } of lines)
    for (const { key } of explanation.terms) expect(labels.explanation.terms, key).toHaveProperty(key)
})

test('a comparison shows how the second loan differs from the first', () => {
  const rows = compareLoans(inputs, { ...inputs, months: 180 }, labels)
  expect(rows.find(({ label }) => label === 'Monthly payment')?.texts[2]).toBe('+$732.92')
  expect(rows.find(({ label }) => label === 'Paid off after')?.texts).toEqual(['30 years', '15 years', '-15 years'])
  expect(rows.find(({ label }) => label === 'Loan')?.texts[2]).toBe('–')
})
