import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { expect, test } from 'vitest'
import { blankValues, changeOf, contactForm } from './contact-form.ts'

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
const form = contactForm(attributes)
const blank = blankValues(attributes, 'agent')

const faults = (values: object) =>
  Object.fromEntries(
    (form.safeParse({ ...blank, ...values }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

test('somebody has a name, an email or a number', () => {
  expect(faults({})).toEqual({ firstName: 'Please enter a name, an email or a phone number' })
  expect(faults({ phone: '617 555 0134' })).toEqual({})
})

test('everything that is wrong is said at once', () => {
  expect(faults({ emailId: 'ann', custom: { budget: Number.NaN, roof: 'Thatch' } })).toEqual({
    emailId: 'Please enter a valid email',
    'custom.budget': 'Please enter an amount',
    'custom.roof': 'Please choose one of the options',
  })
})

test('nobody owns whom nobody shall own, and a home is sent as its address', () => {
  const parsed = form.parse({
    ...blank,
    firstName: 'Ann',
    ownerId: 'NONE',
    address: { value: '1 Elm St', label: '1 Elm' },
  })
  expect(parsed).toMatchObject({ ownerId: null, address: '1 Elm St' })
})

test('only what was changed is sent', () => {
  const result = form.parse({ ...blank, firstName: 'Ann', custom: { budget: 100, roof: null } })
  expect(changeOf(result, { firstName: true, custom: { roof: true } })).toEqual({
    firstName: 'Ann',
    custom: { roof: null },
  })
  expect(changeOf(result, {})).toEqual({})
})
