import { expect, test } from 'vitest'
import { getSenderName } from './submission-columns.tsx'

test('a sender without a name shows by email or phone', () => {
  expect(getSenderName({ name: '', email: 'nora@example.com', phone: '6175550134' })).toBe('nora@example.com')
  expect(getSenderName({ name: '', email: '', phone: '6175550134' })).toBe('(617) 555-0134')
  expect(getSenderName({ name: '', email: '', phone: '' })).toBe('Someone')
})
