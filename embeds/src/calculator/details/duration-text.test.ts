import { calculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  [0, '0 months', '0 meses'],
  [1, '1 month', '1 mes'],
  [12, '1 year', '1 año'],
  [25, '2 years 1 month', '2 años 1 mes'],
  [360, '30 years', '30 años'],
])('%d months are told in years and months', (months, english, spanish) => {
  expect(durationText(months, calculatorWords.en.duration)).toBe(english)
  expect(durationText(months, calculatorWords.es.duration)).toBe(spanish)
})
