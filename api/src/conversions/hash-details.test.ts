import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashEmail, hashPhone } from './hash-details.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('emails are hashed in lower case without spaces', () => {
  expect(hashEmail(' Ada@Example.COM ')).toBe(sha256('ada@example.com'))
  expect(hashEmail('')).toBeUndefined()
})

test.for([
  ['(207) 555-0143', '12075550143'],
  ['1-207-555-0143', '12075550143'],
  ['+44 20 7946 0018', '442079460018'],
] as const)('the phone number %s is hashed with its country code', ([phone, digits]) => {
  expect(hashPhone(phone, 'DIGITS')).toBe(sha256(digits))
  expect(hashPhone(phone, 'E164')).toBe(sha256(`+${digits}`))
})

test.for(['', '555-0143', '123456789012345678'])('an incomplete phone number is not hashed: %j', (phone) => {
  expect(hashPhone(phone, 'E164')).toBeUndefined()
})
