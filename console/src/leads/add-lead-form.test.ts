import { expect, test } from 'vitest'
import { AddLeadForm, type AddLeadValues, getBlankLead } from './add-lead-form.ts'

const listErrors = (values: Partial<AddLeadValues>) =>
  AddLeadForm.safeParse({ ...getBlankLead('agent'), leadType: 'SELLER', ...values }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? []

test('a lead needs a contact or a new person', () => {
  expect(listErrors({})).toEqual(['contact: This field is required'])
  expect(listErrors({ contact: { value: 'a', label: 'Nora Field' } })).toEqual([])
  expect(listErrors({ who: 'PERSON' })).toEqual(['firstName: Please enter a name, an email or a phone number'])
  expect(listErrors({ who: 'PERSON', phone: '603 555 0142' })).toEqual([])
})

test('the details of a new person and the due time are checked', () => {
  expect(listErrors({ who: 'PERSON', emailId: 'nora@' })).toEqual(['emailId: Please enter a valid email'])
  expect(listErrors({ who: 'PERSON', lastName: 'Field', due: '0026-03-14T09:00' })).toEqual([
    'due: Choose a date between 2000 and 2100',
  ])
})
