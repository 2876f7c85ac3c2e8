import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { TestEmail } from './test-email.ts'

const listErrors = (values: object) =>
  TestEmail.safeParse({ version: 'DRAFT', ...values }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

test('the server refuses a test email in the words of its form', () => {
  expect(listErrors({})).toEqual(['email: Email is required.', 'contactId: Field is required'])
  expect(listErrors({ version: undefined, email: 'nora@example.com' })).toEqual([
    'version: Field is required',
    'contactId: Field is required',
  ])
  expect(listErrors({ email: ' ', contactId: 'Nora' })).toEqual([
    'email: Email is required.',
    'contactId: Select a contact.',
  ])
  expect(listErrors({ email: 'nora@', contactId: newId() })).toEqual(['email: Please enter a valid email.'])
})
