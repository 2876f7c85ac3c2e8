import { expect, test } from 'vitest'
import { LostReason, otherReason, toLostReason } from './lost-reason.ts'

const getErrors = (input: LostReason) =>
  LostReason.safeParse(input).error?.issues.map(({ path, message }) => `${path}: ${message}`)

test('a lost lead needs a reason', () => {
  expect(getErrors({ reason: null, ownWords: '' })).toEqual(['reason: This field is required'])
  expect(getErrors({ reason: otherReason, ownWords: '  ' })).toEqual(['ownWords: This field is required'])
  expect(getErrors({ reason: otherReason, ownWords: 'x'.repeat(201) })).toEqual([
    'ownWords: This field cannot be more than 200 characters',
  ])
})

test('a suggested reason or a custom one is stored as text', () => {
  expect(getErrors({ reason: 'Never answered', ownWords: '' })).toBeUndefined()
  expect(toLostReason({ reason: 'Never answered', ownWords: 'left over' })).toBe('Never answered')
  expect(toLostReason({ reason: otherReason, ownWords: ' Moved abroad ' })).toBe('Moved abroad')
})
