import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { expect, test } from 'vitest'
import { createContactSchema, getBlankValues, toContactChange } from './contact-form.ts'

const attribute = (key: string, type: AttributeDefinition['type'], choices: string[] = []): AttributeDefinition => ({
  _id: key,
  entity: 'CONTACT',
  key,
  label: key,
  type,
  choices,
  isArchived: false,
  createdAt: '',
  updatedAt: '',
})
const attributes = [attribute('budget', 'MONEY'), attribute('roof', 'CHOICE', ['Slate'])]
const form = createContactSchema(attributes)
const blank = getBlankValues(attributes, 'agent')

const getErrors = (values: object) =>
  Object.fromEntries(
    (form.safeParse({ ...blank, ...values }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

test('a contact needs a name, an email or a phone number', () => {
  expect(getErrors({})).toEqual({ firstName: 'Please enter a name, an email or a phone number' })
  expect(getErrors({ phone: '617 555 0134' })).toEqual({})
})

test('all errors are reported at once', () => {
  expect(getErrors({ emailId: 'ann', custom: { budget: Number.NaN, roof: 'Thatch' } })).toEqual({
    emailId: 'Please enter a valid email',
    'custom.budget': 'Please enter an amount',
    'custom.roof': 'Please choose one of the options',
  })
})

test('"No owner" is sent as null and a property as its address', () => {
  const parsed = form.parse({
    ...blank,
    firstName: 'Ann',
    ownerId: 'NONE',
    address: { value: '1 Elm St', label: '1 Elm' },
  })
  expect(parsed).toMatchObject({ ownerId: null, address: '1 Elm St' })
})

test('only edited fields are sent', () => {
  const result = form.parse({ ...blank, firstName: 'Ann', custom: { budget: 100, roof: null } })
  expect(toContactChange(result, { firstName: true, custom: { roof: true } })).toEqual({
    firstName: 'Ann',
    custom: { roof: null },
  })
  expect(toContactChange(result, {})).toEqual({})
})
