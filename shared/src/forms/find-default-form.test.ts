import { expect, test } from 'vitest'
import { findDefaultForm } from './find-default-form.ts'

const form = (_id: string, isArchived = false) => ({ _id, leadType: 'BUYER' as const, isArchived })

test('the oldest form of a lead type that is not archived is its default', () => {
  expect(findDefaultForm([form('3'), form('1', true), form('2')], 'BUYER')?._id).toBe('2')
  expect(findDefaultForm([form('1')], 'SELLER')).toBeUndefined()
  expect(findDefaultForm([form('1', true)], 'BUYER')).toBeUndefined()
})
