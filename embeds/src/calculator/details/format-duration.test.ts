import { calculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.each([
  [0, '0 months', '0 meses'],
  [1, '1 month', '1 mes'],
  [12, '1 year', '1 año'],
  [25, '2 years 1 month', '2 años 1 mes'],
  [360, '30 years', '30 años'],
])('%d months are formatted as years and months', (months, english, spanish) => {
  expect(formatDuration(months, calculatorLabels.en.duration)).toBe(english)
  expect(formatDuration(months, calculatorLabels.es.duration)).toBe(spanish)
})
