import { expect, test } from 'vitest'
import { pickContactToKeep } from './pick-contact-to-keep.ts'

const nora = {
  fullName: 'Nora Field',
  emailId: 'nora@example.com',
  phone: null,
  properties: [],
  owner: null,
  createdAt: '2026-03-01T00:00:00.000Z',
}

test('the contact with the most details is kept, or else the oldest one', () => {
  const older = { ...nora, createdAt: '2025-01-01T00:00:00.000Z' }
  const fuller = { ...nora, phone: '+16035550142' }
  expect(pickContactToKeep([nora, older])).toBe(older)
  expect(pickContactToKeep([older, fuller])).toBe(fuller)
  expect(pickContactToKeep([])).toBeUndefined()
})
