import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordabilityFields, homeSaleFields, mortgageFields } from './share-fields.ts'
import { formatShareFragment, parseShareFragment, type ShareFields } from './share-link.ts'

test('a share link contains the inputs', () => {
  const inputs = { price: 45_000_000, apr: 6.125, months: 360, program: 'fha' } as const
  const fragment = formatShareFragment('mortgage', mortgageFields, inputs)
  expect(fragment).toBe('#gable-mortgage=price:45000000;apr:6.125;months:360;program:fha')
  expect(parseShareFragment('mortgage', mortgageFields, fragment)).toEqual(inputs)
  expect(parseShareFragment('mortgage', mortgageFields, `https://example.com/buy?x=1${fragment}`)).toEqual(inputs)
})

test.each(Object.entries({ mortgageFields, affordabilityFields, homeSaleFields }))(
  'any inputs of %s can be read back from the link',
  (_, fields: ShareFields) => {
    const anyInputs = fc.record(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toArbitrary(field)])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        expect(parseShareFragment('x', fields, formatShareFragment('x', fields, inputs))).toEqual({ ...inputs })
      }),
    )
  },
)

test("the host page's own fragment and another calculator's link are ignored", () => {
  const parse = (fragment: string) => parseShareFragment('mortgage', mortgageFields, fragment)
  expect(parse('#/homes/4&gable-mortgage=apr:5&gable-sale=apr:9')).toEqual({ apr: 5 })
  expect(parse('#gable-affordability=apr:5')).toEqual({})
  expect(parse('')).toEqual({})
})

test.each([
  'price:-1',
  'price:1e9',
  'price:999999999999999',
  'price:1.5',
  'price:NaN',
  'price:Infinity',
  'price:',
  'price',
  'months:0',
  'program:gift',
  'program:toString',
  '__proto__:1',
  'constructor:1',
  'unknown:1',
  '%E0%A4%A',
  ';;::;',
  '<script>:1',
])('%s is ignored', (garbage) => {
  expect(parseShareFragment('mortgage', mortgageFields, `#gable-mortgage=${garbage};apr:5`)).toEqual({ apr: 5 })
})

test('no fragment makes parsing throw', () => {
  fc.assert(
    fc.property(fc.string(), (garbage) => {
      expect(() => parseShareFragment('mortgage', mortgageFields, `#gable-mortgage=${garbage}`)).not.toThrow()
    }),
  )
})

function toArbitrary(field: ShareFields[string]): fc.Arbitrary<string | number> {
  if (field instanceof RegExp) return fc.stringMatching(field)
  if (!('unit' in field)) return fc.constantFrom(...field)
  if (field.unit !== 'percent') return fc.integer({ min: field.min, max: field.max })
  return fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000)
}
