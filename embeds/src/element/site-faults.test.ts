import { expect, test } from 'vitest'
import { detectSiteFaults } from './site-faults.ts'

const createElement = ({ hasLink = true, isDefinedTwice = false }) => ({
  querySelector: () => (hasLink ? ({} as Element) : null),
  constructor: { isDefinedTwice },
})

test('a correctly installed widget has no faults', () => {
  expect(detectSiteFaults(createElement({}), 64)).toEqual([])
})

test.each([
  ['DEFINED_TWICE', createElement({ isDefinedTwice: true }), 64],
  ['HEIGHT_MISSING', createElement({}), 18],
  ['LINK_MISSING', createElement({ hasLink: false }), 64],
] as const)('%s is detected', (fault, element, height) => {
  expect(detectSiteFaults(element, height)).toEqual([fault])
})

test('a widget that was hidden at first is not reported for a missing height', () => {
  expect(detectSiteFaults(createElement({}), Number.POSITIVE_INFINITY)).toEqual([])
})
