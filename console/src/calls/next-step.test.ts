import { expect, test } from 'vitest'
import { emptyNextStep, NextStepForm, toNextStep } from './next-step.ts'

const newYork = 'America/New_York'
const now = Date.parse('2026-03-14T15:00:00Z')

test('a follow-up in a day or a week is due at nine in the morning', () => {
  expect(toNextStep({ ...emptyNextStep, choice: 'DAY' }, newYork, now)).toEqual({
    action: 'Follow up',
    at: '2026-03-15T13:00:00.000Z',
  })
  expect(toNextStep({ ...emptyNextStep, choice: 'WEEK', action: 'Send comps' }, newYork, now)).toEqual({
    action: 'Send comps',
    at: '2026-03-21T13:00:00.000Z',
  })
})

test('a picked time is in the time zone of the agency', () => {
  expect(toNextStep({ choice: 'PICK', action: '', due: '2026-03-20T10:30' }, newYork, now)?.at).toBe(
    '2026-03-20T14:30:00.000Z',
  )
  expect(toNextStep(emptyNextStep, newYork, now)).toBeNull()
})

test.each([
  ['', 'This field is required'],
  ['0026-03-14T09:00', 'Choose a date between 2000 and 2100'],
])('the picked time “%s” is refused', (due, message) => {
  expect(NextStepForm.safeParse({ choice: 'PICK', action: '', due }).error?.issues[0]?.message).toBe(message)
})
