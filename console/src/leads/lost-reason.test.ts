import { expect, test } from 'vitest'
import { LostReason, lostReasonOf, otherReason } from './lost-reason.ts'

const faultsOf = (given: LostReason) =>
  LostReason.safeParse(given).error?.issues.map(({ path, message }) => `${path}: ${message}`)

test('a lead is not lost without a reason', () => {
  expect(faultsOf({ reason: null, ownWords: '' })).toEqual(['reason: This field is required'])
  expect(faultsOf({ reason: otherReason, ownWords: '  ' })).toEqual(['ownWords: This field is required'])
  expect(faultsOf({ reason: otherReason, ownWords: 'x'.repeat(201) })).toEqual([
    'ownWords: This field cannot be more than 200 characters',
  ])
})

test('a usual reason is kept in its words, another one in one’s own', () => {
  expect(faultsOf({ reason: 'Never answered', ownWords: '' })).toBeUndefined()
  expect(lostReasonOf({ reason: 'Never answered', ownWords: 'left over' })).toBe('Never answered')
  expect(lostReasonOf({ reason: otherReason, ownWords: ' Moved abroad ' })).toBe('Moved abroad')
})
