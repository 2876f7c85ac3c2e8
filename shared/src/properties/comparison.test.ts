import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countBathrooms, compareFacts } from './comparison.ts'
import type { PropertyFacts } from './facts.ts'

const nothing: PropertyFacts = {
  fullBaths: null,
  partialBaths: null,
  bedrooms: null,
  lotSizeAcres: null,
  aboveGradeSqft: null,
  belowGradeSqft: null,
  parkingSpaces: null,
  yearBuilt: null,
  floorCount: null,
  propertyType: null,
  lat: null,
  long: null,
  geo: null,
  recentSaleOrListDate: null,
  recentSaleOrListPrice: null,
}
const own: PropertyFacts = {
  ...nothing,
  bedrooms: 3,
  fullBaths: 2,
  partialBaths: 1,
  parkingSpaces: 2,
  aboveGradeSqft: 1500,
  lotSizeAcres: 0.25,
  yearBuilt: 1990,
}
const marks = (comparable: Partial<PropertyFacts>) =>
  compareFacts({ ...own, ...comparable }, own).map(({ key, indicator }) => `${key} ${indicator}`)

describe('a comparison', () => {
  test('tells what there is more of first, then the same, then less, and keeps the order among equals', () => {
    expect(marks({ bedrooms: 2, fullBaths: 3, aboveGradeSqft: 1400, lotSizeAcres: 0.4 })).toEqual([
      'bathrooms more',
      'plotSize more',
      'parking same',
      'yearBuilt same',
      'bedrooms less',
      'livingSpace less',
    ])
  })

  test('compares in the order of the listed attributes where all are the same', () => {
    expect(marks({})).toEqual([
      'bedrooms same',
      'bathrooms same',
      'parking same',
      'livingSpace same',
      'plotSize same',
      'yearBuilt same',
    ])
  })

  test('leaves out what is not known of both', () => {
    expect(marks({ bedrooms: null, yearBuilt: null })).not.toContain('bedrooms same')
    expect(compareFacts(own, { ...own, parkingSpaces: null })).toHaveLength(5)
    expect(compareFacts(nothing, own)).toEqual([])
    expect(compareFacts(own, nothing)).toEqual([])
  })

  test('calls plots the same that look the same', () => {
    expect(marks({ lotSizeAcres: 0.2541 })).toContain('plotSize same')
    expect(marks({ lotSizeAcres: 0.256 })).toContain('plotSize more')
  })

  test('counts none as a figure: no parking is less than one space', () => {
    expect(marks({ parkingSpaces: 0 })).toContain('parking less')
  })
})

test.for([
  [2, 1, 2.5],
  [2, 0, 2],
  [2, null, 2],
  [null, 1, 0.5],
  [0, 0, 0],
  [null, null, null],
] as const)('%j full and %j partial baths count %j', ([fullBaths, partialBaths, count]) => {
  expect(countBathrooms({ fullBaths, partialBaths })).toBe(count)
})

describe('whatever the facts', () => {
  const count = fc.option(fc.integer({ min: 0, max: 12 }))
  const facts = fc.record({
    ...Object.fromEntries(Object.keys(nothing).map((key) => [key, fc.constant(null)])),
    bedrooms: count,
    fullBaths: count,
    partialBaths: count,
    parkingSpaces: count,
    aboveGradeSqft: fc.option(fc.integer({ min: 0, max: 20_000 })),
    lotSizeAcres: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
    yearBuilt: fc.option(fc.integer({ min: 1600, max: 2030 })),
  }) as fc.Arbitrary<PropertyFacts>
  const rank = { more: 1, same: 0, less: -1 }

  test('a comparison never rises again, and every figure in it is one', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const compared = compareFacts(one, other)
        const ranks = compared.map(({ indicator }) => rank[indicator])
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
        for (const { value, propertyValue } of compared) expect([value, propertyValue].every(Number.isFinite)).toBe(true)
      }),
    )
  })

  test('what one has more of the other has less of', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const there = new Map(compareFacts(one, other).map(({ key, indicator }) => [key, rank[indicator]]))
        const back = new Map(compareFacts(other, one).map(({ key, indicator }) => [key, rank[indicator]]))
        expect([...back.keys()].sort()).toEqual([...there.keys()].sort())
        for (const [key, indicator] of there) expect(indicator + (back.get(key) ?? Number.NaN)).toBe(0)
      }),
    )
  })

  test('a home has the same as itself', () => {
    fc.assert(
      fc.property(facts, (one) => {
        expect(compareFacts(one, one).every(({ indicator }) => indicator === 'same')).toBe(true)
      }),
    )
  })
})
