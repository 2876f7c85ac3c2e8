import type { ContactProperty, ContactRow } from '@gable/shared/contacts/contact.ts'
import { expect, test } from 'vitest'
import { getPropertyCard } from './property-card.tsx'

const contact = { _id: 'c1', fullName: 'Nora Field', phone: null, emailId: 'nora@example.com', properties: [] }
const property = { _id: 'p1', fullAddress: '40 Oak Street, York, ME 03909', valueCents: 44000000 }

const toCard = (property: Partial<ContactProperty> | undefined) =>
  getPropertyCard((id) => `/property/${id}`)({
    key: 'k1',
    contact: contact as unknown as ContactRow,
    property: property as ContactProperty | undefined,
  })

test('a property on a phone is two lines: its owner and value, and its address with a link', () => {
  const card = toCard(property)
  expect(card.aside).toMatchObject({ props: { children: '$440,000' } })
  expect(card.subtitle).toBe('40 Oak Street, York, ME 03909')
  expect(card.action).toMatchObject({
    props: { to: '/property/p1', 'aria-label': 'Open 40 Oak Street, York, ME 03909' },
  })
  expect(card.swipe?.left?.label).toBe('Email')
})

test('a contact without a property has a card, too', () => {
  expect(toCard(undefined)).toMatchObject({ subtitle: 'No property yet', action: undefined })
})
