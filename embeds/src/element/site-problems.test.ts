import { expect, test } from 'vitest'
import { detectSiteProblems } from './site-problems.ts'

const createElement = ({ hasLink = true, isDefinedTwice = false }) => ({
  querySelector: () => (hasLink ? ({} as Element) : null),
  constructor: { isDefinedTwice },
})

test('a correctly installed widget has no faults', () => {
  expect(detectSiteProblems(createElement({}), 64)).toEqual([])
})

test.each([
  ['DEFINED_TWICE', createElement({ isDefinedTwice: true }), 64],
  ['HEIGHT_MISSING', createElement({}), 18],
  ['LINK_MISSING', createElement({ hasLink: false }), 64],
] as const)('%s is detected', (fault, element, height) => {
  expect(detectSiteProblems(element, height)).toEqual([fault])
})

test('a widget that was hidden at first is not reported for a missing height', () => {
  expect(detectSiteProblems(createElement({}), Number.POSITIVE_INFINITY)).toEqual([])
})
