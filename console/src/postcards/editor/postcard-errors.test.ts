import { requiredMessage } from '@gable/shared/http/fields.ts'
import { withPostcardDefaults } from '@gable/shared/postcards/postcard-defaults.ts'
import { expect, test } from 'vitest'
import { findFieldError, listPostcardErrors, mergeProblems, toServerErrors } from './postcard-errors.ts'

const complete = withPostcardDefaults({
  design: 'note',
  headline: 'Sold on {{home.street | your street}}',
  backHeadline: 'What is yours worth?',
  body: 'Scan the code.',
  callToAction: 'See your home value',
})

const getErrors = (changes: object) =>
  listPostcardErrors({ ...complete, ...changes }).map(({ field, message }) => [field, message])

test('a complete postcard has no errors', () => {
  expect(getErrors({})).toEqual([])
})

test('each setting has one error, in the order of the postcard', () => {
  expect(getErrors({ headline: ' ', body: 'Hi {{contact.firstName}} of {{home.city}}' })).toEqual([
    ['headline', requiredMessage],
    ['body', 'First name may be missing. Add a fallback: {{contact.firstName | …}}'],
  ])
})

test('a landing page must be chosen, and its error belongs to the target of the code', () => {
  expect(getErrors({ qrTarget: { kind: 'LANDING_PAGE', value: '' } }).map(([field]) => field)).toEqual(['qrTarget'])
  expect(toServerErrors({ 'qrTarget.value': 'Gone' })).toEqual([
    { field: 'qrTarget', severity: 'error', message: 'Gone' },
  ])
})

test('what the drawing says about a setting with an error is not said twice', () => {
  const problems = [
    { side: 'front', field: 'headline', severity: 'error', message: 'Too long' },
    { side: 'front', field: null, severity: 'warning', message: 'Dull color' },
  ] as const
  const errors = [{ field: 'headline', severity: 'error', message: requiredMessage }] as const
  expect(mergeProblems(errors, problems).map(({ message }) => message)).toEqual([requiredMessage, 'Dull color'])
  expect(mergeProblems([], problems).map(({ message }) => message)).toEqual(['Too long', 'Dull color'])
})

test('a field shows what prevents printing, and not what only advises', () => {
  const problem = { side: 'front', field: 'image', message: 'Coarse' } as const
  expect(findFieldError('image', [], [{ ...problem, severity: 'error' }])).toBe('Coarse')
  expect(findFieldError('image', [], [{ ...problem, severity: 'warning' }])).toBeUndefined()
  expect(findFieldError('headline', [], [{ ...problem, severity: 'error' }])).toBeUndefined()
})
