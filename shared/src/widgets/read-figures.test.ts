import { expect, test } from 'vitest'
import { getWidgetLabels } from './labels/widget-labels.ts'
import { listFigureLabels, readFigures } from './read-figures.ts'

test.for(['en', 'es'] as const)('amounts are read from what the calculators send in %s', (language) => {
  const affordability = getWidgetLabels('AFFORDABILITY_CALC', language)
  const results = [
    { label: affordability.price, value: '$431,250' },
    { label: affordability.loanAmount, value: '$345,000.40' },
  ]
  expect(readFigures('AFFORDABILITY_CALC', language, results)).toEqual({
    budgetCents: 43_125_000,
    loanCents: 34_500_040,
  })
  const { loanAmount } = getWidgetLabels('MORTGAGE_CALC', language)
  expect(readFigures('MORTGAGE_CALC', language, [{ label: loanAmount, value: '$240,000.00' }])).toEqual({
    loanCents: 24_000_000,
  })
})

test('text that is no plausible amount, and results of other widgets, are left out', () => {
  const { price, loanAmount } = getWidgetLabels('AFFORDABILITY_CALC', 'en')
  for (const value of ['', '-$5', '$0', 'call me', '$99,000,000,000'])
    expect(readFigures('AFFORDABILITY_CALC', 'en', [{ label: price, value }])).toEqual({})
  expect(readFigures('SEARCH', 'en', [{ label: loanAmount, value: '$5' }])).toEqual({})
  expect(listFigureLabels('SEARCH', 'en')).toEqual([])
})
