import { expect, test } from 'vitest'
import { getSegmentNames, getSegmentSpans, getStackTotal } from './stack.ts'

const offers = {
  name: 'Selling options',
  segments: [
    { name: 'Cash offer', value: 30 },
    { name: 'List it', value: 50 },
  ],
}
const equity = {
  name: 'Home equity',
  segments: [
    { name: 'List it', value: 10 },
    { name: 'Cash offer', value: 0 },
  ],
}

test('a segment has the same color in every bar', () => {
  const names = getSegmentNames([offers, equity])
  expect(names).toEqual(['Cash offer', 'List it'])
  expect(getSegmentSpans(equity, names, 80)).toMatchObject([
    { name: 'List it', number: 1, index: 0, left: 0, width: 12.5 },
  ])
})

test('segments are adjacent and add up to the bar', () => {
  const spans = getSegmentSpans(offers, getSegmentNames([offers]), 100)
  expect(spans.map(({ left, width }) => [left, width])).toEqual([
    [0, 30],
    [30, 50],
  ])
  expect(getStackTotal(offers)).toBe(80)
})
