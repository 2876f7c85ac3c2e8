import { expect, test } from 'vitest'
import { parseMailingAddress } from './parse-mailing-address.ts'

test('an address that somebody typed is read into its parts', () => {
  expect(parseMailingAddress('18 Spring Street, Portland, ME 04101')).toEqual({
    line1: '18 Spring Street',
    line2: '',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
  })
  expect(parseMailingAddress(' 5B Elm St, Apt 3, South Portland, me 04106-1234, USA')).toEqual({
    line1: '5B Elm St',
    line2: 'Apt 3',
    city: 'South Portland',
    state: 'ME',
    zip: '04106-1234',
  })
  expect(parseMailingAddress('PO Box 12, Dover, NH, 03820')).toMatchObject({ line1: 'PO Box 12', zip: '03820' })
})

test.for([
  'Spring Street, Portland, ME 04101',
  '18 Spring Street, Portland',
  '18 Spring Street, Portland, Maine',
  '18 Spring Street Portland ME 04101',
  '',
])('%j has not all that a letter needs', (text) => {
  expect(parseMailingAddress(text)).toBeUndefined()
})
