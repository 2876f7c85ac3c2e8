import { expect, test } from 'vitest'
import { segmentNames, spansOf, totalOf } from './stack.ts'

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

test('a kind of segment keeps its colour from bar to bar', () => {
  const names = segmentNames([offers, equity])
  expect(names).toEqual(['Cash offer', 'List it'])
  expect(spansOf(equity, names, 80)).toMatchObject([{ name: 'List it', number: 1, index: 0, left: 0, width: 12.5 }])
})

test('segments lie one behind the other, and together they are the bar', () => {
  const spans = spansOf(offers, segmentNames([offers]), 100)
  expect(spans.map(({ left, width }) => [left, width])).toEqual([
    [0, 30],
    [30, 50],
  ])
  expect(totalOf(offers)).toBe(80)
})
