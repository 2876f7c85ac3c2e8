import { expect, test } from 'vitest'
import { describeRange, describeVerdict } from './describe-verdict.ts'

test('a result is one sentence', () => {
  expect(describeVerdict({ kind: 'better', variant: 'B', sureness: 97 })).toBe('Version B brings more leads (97% sure)')
  expect(describeVerdict({ kind: 'equal' })).toBe('No real difference')
  expect(describeVerdict({ kind: 'early', visitsNeeded: null })).toBe(
    'Too early to tell: no version has brought a lead yet',
  )
})

test.for([
  [7, '7'],
  [341, '400'],
  [400, '400'],
  [1_234, '1,300'],
  [23_456, '24,000'],
] as const)('%i visits that are needed are about %s', ([visitsNeeded, text]) => {
  expect(describeVerdict({ kind: 'early', visitsNeeded })).toBe(
    `Too early to tell: about ${text} more visits are needed`,
  )
})

test('the range is given in leads', () => {
  expect(describeRange({ low: -0.12, high: 0.643 })).toBe(
    'Compared with version A, version B brings between 12% fewer and 64% more leads.',
  )
  expect(describeRange({ low: -0.9, high: 40 })).toContain('and over 10 times as many leads.')
})
