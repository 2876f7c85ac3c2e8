import { expect, test } from 'vitest'
import { formatPhone, toPhoneHref } from './phone.ts'

test.each([
  ['+16175550134', '(617) 555-0134'],
  ['617.555.0134', '(617) 555-0134'],
  ['1 617 555 0134', '(617) 555-0134'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+49 617 555 013', '+49 617 555 013'],
  ['555-0134', '555-0134'],
])('%s is shown as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text)
})

test.each([
  ['(617) 555-0134', 'tel:+16175550134'],
  ['1-617-555-0134', 'tel:+16175550134'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['20 7946 0958 12', 'tel:207946095812'],
])('%s links to %s', (phone, href) => {
  expect(toPhoneHref(phone)).toBe(href)
})
