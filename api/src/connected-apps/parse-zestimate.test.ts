import { describe, expect, test } from 'vitest'
import { parseZestimate } from './parse-zestimate.ts'

const address = '12 Oak Street, Dover, NH 03820'
const record = {
  address: '12 Oak St, Dover, NH 03820',
  postalCode: '03820',
  unitNumber: null,
  zestimate: 400_000,
  lowPercent: 94,
  highPercent: 106,
  timestamp: '2026-11-20T08:00:00.000Z',
  zillowUrl: 'https://www.zillow.com/homedetails/1_zpid/',
}
const parse = (change: object, home = address) =>
  parseZestimate({ success: true, status: 200, bundle: [{ ...record, ...change }] }, home)

test('a Zestimate has its range, its day and its page at Zillow', () => {
  expect(parse({})).toEqual({
    valueDate: '2026-11-20',
    medianCents: 40_000_000,
    lowCents: 37_600_000,
    highCents: 42_400_000,
    url: 'https://www.zillow.com/homedetails/1_zpid/',
  })
  expect(parse({ lowPercent: '6', highPercent: null })).toMatchObject({ lowCents: 37_600_000, highCents: 40_000_000 })
})

test.each([
  ['another house', { address: '14 Oak St, Dover, NH 03820' }],
  ['another street', { address: '12 Elm St, Dover, NH 03820' }],
  ['another town', { address: '12 Oak St, Austin, TX 78701', postalCode: '78701' }],
  ['an apartment', { unitNumber: '3B' }],
  ['a home without a Zestimate', { zestimate: null }],
])('the answer about %s is not taken', (_, change) => {
  expect(parse(change)).toBeUndefined()
})

test('an apartment is found by its number', () => {
  expect(parse({ unitNumber: '3B' }, '12 Oak Street Unit 3B, Dover, NH 03820')).toBeDefined()
  expect(parse({ unitNumber: '3B' }, '12 N Oak Street #3B, Dover, NH 03820')).toBeDefined()
})

describe('an answer that cannot be right', () => {
  test.each([
    { zestimate: 12 },
    { zestimate: '400000' },
    { timestamp: 'yesterday' },
    { lowPercent: -5 },
    { address: undefined },
  ])('%j is refused', (change) => {
    expect(() => parse(change)).toThrow()
  })

  test('about the wrong thing is refused', () => {
    expect(() => parseZestimate({ success: false, bundle: [] }, address)).toThrow()
    expect(() => parseZestimate('<h1>Out of order</h1>', address)).toThrow()
  })

  test('leads to no other website', () => {
    expect(parse({ zillowUrl: 'https://zillow.com.evil.example/' })).toMatchObject({ url: '' })
    expect(parse({ zillowUrl: 'javascript:alert(1)' })).toMatchObject({ url: '' })
  })
})
