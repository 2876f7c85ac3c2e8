import { expect, test } from 'vitest'
import { emptyTestEmail, TestEmailForm } from './test-email-form.ts'

const choice = { value: 'contact-id home-id', label: 'Nora Field' }
const valid = { email: ' nora@example.com ', contact: { choice, text: '' } }

function listErrors(values: object) {
  const { error } = TestEmailForm.safeParse({ ...valid, ...values })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a test email needs a recipient and a contact, and says so for both at once', () => {
  expect(listErrors(emptyTestEmail)).toEqual(['email: Email is required.', 'contact: Field is required'])
})

test('a malformed recipient is refused', () => {
  expect(listErrors({ email: 'nora@' })).toEqual(['email: Please enter a valid email.'])
})

test('a name that was typed but not chosen is no contact', () => {
  expect(listErrors({ contact: { choice: null, text: 'Nora' } })).toEqual(['contact: Select a contact.'])
})

test('the choice is the contact and the home', () => {
  expect(TestEmailForm.parse(valid)).toEqual({
    email: 'nora@example.com',
    contact: { contactId: 'contact-id', propertyId: 'home-id' },
  })
  const withoutHome = { choice: { ...choice, value: 'contact-id ' }, text: '' }
  expect(TestEmailForm.parse({ ...valid, contact: withoutHome }).contact.propertyId).toBeNull()
})
