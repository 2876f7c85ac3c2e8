import { expect, test } from 'vitest'
import { faultsAt } from './site-faults.ts'

const placed = ({ link = true, twice = false }) => ({
  querySelector: () => (link ? ({} as Element) : null),
  constructor: { isDefinedTwice: twice },
})

test('a widget that stands as it should has nothing to tell', () => {
  expect(faultsAt(placed({}), 64)).toEqual([])
})

test.each([
  ['DEFINED_TWICE', placed({ twice: true }), 64],
  ['HEIGHT_MISSING', placed({}), 18],
  ['LINK_MISSING', placed({ link: false }), 64],
] as const)('%s is told', (fault, element, height) => {
  expect(faultsAt(element, height)).toEqual([fault])
})

test('of a widget that was not shown at first nobody knows how high it was', () => {
  expect(faultsAt(placed({}), Number.POSITIVE_INFINITY)).toEqual([])
})
