import { expect, test } from 'vitest'
import { likeliest } from './likeliest.ts'

const nora = {
  fullName: 'Nora Field',
  emailId: 'nora@example.com',
  phone: null,
  properties: [],
  owner: null,
  createdAt: '2026-03-01T00:00:00.000Z',
}

test('of several the one is kept of whom most is known, and else who was known first', () => {
  const older = { ...nora, createdAt: '2025-01-01T00:00:00.000Z' }
  const fuller = { ...nora, phone: '+16035550142' }
  expect(likeliest([nora, older])).toBe(older)
  expect(likeliest([older, fuller])).toBe(fuller)
  expect(likeliest([])).toBeUndefined()
})
