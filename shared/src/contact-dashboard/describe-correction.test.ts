import { expect, test } from 'vitest'
import { describeCorrection, summarizeCorrection } from './describe-correction.ts'

const fact = { recorded: null, text: '', year: null, cost: null }

test.each([
  [{ ...fact, field: 'bedrooms', value: 4, recorded: 3 }, 'Bedrooms 4 (public record: 3)'],
  [{ ...fact, field: 'bedrooms', value: 0 }, 'Bedrooms 0'],
  [
    { ...fact, field: 'aboveGradeSqft', value: 1900, recorded: 1840 },
    'Living space 1,900 sq ft (public record: 1,840 sq ft)',
  ],
  [{ ...fact, field: 'lotSizeAcres', value: 0.25, recorded: 0.2 }, 'Lot size 0.25 acres (public record: 0.2 acres)'],
  [{ ...fact, field: 'yearBuilt', value: 1987, recorded: 1978 }, 'Year built 1987 (public record: 1978)'],
  [{ ...fact, field: 'loanBalance', value: 150_000, recorded: 163_200 }, 'Loan balance $150,000 (estimate: $163,200)'],
  [{ ...fact, field: 'improvement', value: null, text: 'New kitchen' }, 'Home improvement “New kitchen”'],
  [
    { ...fact, field: 'improvement', value: null, text: 'New kitchen', year: 2022, cost: 30_000 },
    'Home improvement “New kitchen” in 2022 for $30,000',
  ],
] as const)('a correction as one line: %o', (correction, line) => {
  expect(summarizeCorrection(correction)).toBe(line)
})

test('the figure of the owner and the one on record have the same unit', () => {
  expect(describeCorrection({ ...fact, field: 'parkingSpaces', value: 2, recorded: 1 })).toEqual({
    label: 'Parking spaces',
    value: '2',
    recorded: '1',
  })
})
