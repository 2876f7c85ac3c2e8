import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { expect, test } from 'vitest'
import { toContactCard } from './contact-card.tsx'

const toContact = (fields: Partial<ContactRow>) =>
  ({
    _id: 'c1',
    fullName: 'Nora Field',
    phone: null,
    emailId: null,
    properties: [],
    source: 'Widget',
    ...fields,
  }) as ContactRow

const swipesOf = (fields: Partial<ContactRow>) => {
  const { swipe } = toContactCard(toContact(fields))
  return [swipe?.right?.label, swipe?.left?.label]
}

test('a contact on a phone is swiped right to call and left to email, if there is a number and an address', () => {
  expect(swipesOf({ phone: '6035550142', emailId: 'nora@example.com' })).toEqual(['Call', 'Email'])
  expect(swipesOf({ phone: '6035550142' })).toEqual(['Call', undefined])
  expect(swipesOf({ emailId: 'nora@example.com' })).toEqual([undefined, 'Email'])
})
