import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareFacts, countBathrooms } from './comparison.ts'
import type { PropertyFacts } from './facts.ts'
import { noFacts } from './testing/no-facts.ts'

const facts: PropertyFacts = {
  ...noFacts,
  bedrooms: 3,
  fullBaths: 2,
  partialBaths: 1,
  parkingSpaces: 2,
  aboveGradeSqft: 1500,
  lotSizeAcres: 0.25,
  yearBuilt: 1990,
}
const compare = (comparable: Partial<PropertyFacts>) =>
  compareFacts({ ...facts, ...comparable }, facts).map(({ key, indicator }) => `${key} ${indicator}`)

describe('comparing a nearby sale with a property', () => {
  test('lists "more" first, then "same", then "less", each in the defined order', () => {
    expect(compare({ bedrooms: 2, fullBaths: 3, aboveGradeSqft: 1400, lotSizeAcres: 0.4 })).toEqual([
      'bathrooms more',
      'plotSize more',
      'parking same',
      'yearBuilt same',
      'bedrooms less',
      'livingSpace less',
    ])
  })

  test('uses the defined order when everything is the same', () => {
    expect(compare({})).toEqual([
      'bedrooms same',
      'bathrooms same',
      'parking same',
      'livingSpace same',
      'plotSize same',
      'yearBuilt same',
    ])
  })

  test('leaves out facts that are missing on either side', () => {
    expect(compare({ bedrooms: null, yearBuilt: null })).not.toContain('bedrooms same')
    expect(compareFacts(facts, { ...facts, parkingSpaces: null })).toHaveLength(5)
    expect(compareFacts(noFacts, facts)).toEqual([])
    expect(compareFacts(facts, noFacts)).toEqual([])
  })

  test('treats lot sizes that are displayed the same as the same', () => {
    expect(compare({ lotSizeAcres: 0.2541 })).toContain('plotSize same')
    expect(compare({ lotSizeAcres: 0.256 })).toContain('plotSize more')
  })

  test('treats zero as a known value: no parking is less than one space', () => {
    expect(compare({ parkingSpaces: 0 })).toContain('parking less')
  })
})

test.for([
  [2, 1, 2.5],
  [2, 0, 2],
  [2, null, 2],
  [null, 1, 0.5],
  [0, 0, 0],
  [null, null, null],
] as const)('%j full and %j partial baths count as %j', ([fullBaths, partialBaths, count]) => {
  expect(countBathrooms({ fullBaths, partialBaths })).toBe(count)
})

describe('for any facts', () => {
  const count = fc.option(fc.integer({ min: 0, max: 12 }))
  const anyFacts = fc.record({
    ...Object.fromEntries(Object.keys(noFacts).map((key) => [key, fc.constant(null)])),
    bedrooms: count,
    fullBaths: count,
    partialBaths: count,
    parkingSpaces: count,
    aboveGradeSqft: fc.option(fc.integer({ min: 0, max: 20_000 })),
    lotSizeAcres: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
    yearBuilt: fc.option(fc.integer({ min: 1600, max: 2030 })),
  }) as fc.Arbitrary<PropertyFacts>
  const rank = { more: 1, same: 0, less: -1 }

  test('a comparison is sorted, and all of its values are numbers', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (one, other) => {
        const compared = compareFacts(one, other)
        const ranks = compared.map(({ indicator }) => rank[indicator])
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
        for (const { value, propertyValue } of compared)
          expect([value, propertyValue].every(Number.isFinite)).toBe(true)
      }),
    )
  })

  test('the reverse comparison has the opposite indicators', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (one, other) => {
        const forward = new Map(compareFacts(one, other).map(({ key, indicator }) => [key, rank[indicator]]))
        const reverse = new Map(compareFacts(other, one).map(({ key, indicator }) => [key, rank[indicator]]))
        expect([...reverse.keys()].sort()).toEqual([...forward.keys()].sort())
        for (const [key, indicator] of forward) expect(indicator + (reverse.get(key) ?? Number.NaN)).toBe(0)
      }),
    )
  })

  test('a property is the same as itself', () => {
    fc.assert(
      fc.property(anyFacts, (one) => {
        expect(compareFacts(one, one).every(({ indicator }) => indicator === 'same')).toBe(true)
      }),
    )
  })
})
