import { expect, test } from 'vitest'
import { toAddressKey } from '../identity/address-key.ts'
import { parseAddress } from './parse-address.ts'

const none = { address: '', street: '', city: '', state: '', zip: '' }

test.for([
  [{ street: '12 Oak Street', city: 'Bath', state: 'Maine', zip: '4530' }, '12 Oak Street, Bath, ME 04530'],
  [{ street: '12 Oak Street', city: 'Bath', state: 'me', zip: '04530-1234' }, '12 Oak Street, Bath, ME 04530-1234'],
  [{ address: '12 Oak Street', city: 'Bath', state: 'ME', zip: '4530.0' }, '12 Oak Street, Bath, ME 04530'],
  [{ address: '12 Oak Street, Bath, ME 04530', city: 'Bath', state: 'ME' }, '12 Oak Street, Bath, ME 04530'],
  [{ address: '12 Oak St  Bath  ME  4530  US' }, '12 Oak St, Bath, ME 04530'],
  [{ address: '12 Oak St\nBath, Maine 04530\nUnited States' }, '12 Oak St, Bath, ME 04530'],
  [{ address: '12 Oak St ,\n\n Bath,  ME 04530' }, '12 Oak St, Bath, ME 04530'],
  [{ address: `12 Oak St${'\t'.repeat(9000)}Bath, ME 04530` }, '12 Oak St Bath, ME 04530'],
  [
    { street: '5 Rue Haute', city: 'Montréal', state: 'Québec', zip: 'H2Y 1C6' },
    '5 Rue Haute, Montréal, Québec H2Y 1C6',
  ],
  [{ address: '12 Oak Street' }, '12 Oak Street'],
] as const)('%j is %s', ([parts, full]) => {
  expect(parseAddress({ ...none, ...parts })?.full).toBe(full)
})

test('a row without a street has no address', () => {
  expect(parseAddress({ ...none, city: 'Bath', state: 'ME', zip: '04530' })).toBeNull()
})

test('the spellings of one address are the same place', () => {
  const spellings = [
    { street: '77 Pond Road', city: 'Bath', state: 'Maine', zip: '4530' },
    { address: '77 Pond Rd., Bath ME 04530' },
    { address: '77 Pond Rd  Bath  ME  4530  US' },
  ]
  const keys = spellings.map((parts) => toAddressKey(parseAddress({ ...none, ...parts })?.full ?? ''))
  expect(new Set(keys)).toEqual(new Set(['77 pond rd bath me 04530']))
})
