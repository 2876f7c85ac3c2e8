import { expect, test } from 'vitest'
import type { Outline } from './outline-map.ts'
import { findPlace, getLabelPoint } from './outline-places.ts'

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const outline = (name: string, ...coordinates: number[][][][]): Outline => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'MultiPolygon', coordinates },
})
const ring = outline('Ring', [square(0, 0, 10), square(4, 4, 2)])
const islands = outline('Islands', [square(20, 0, 1)], [square(30, 0, 4)])

test('a place is found by a point inside its outline, but not in a hole of it', () => {
  const find = (x: number, y: number) => findPlace([ring, islands], [x, y])?.properties.name
  expect(find(1, 1)).toBe('Ring')
  expect(find(5, 5)).toBeUndefined()
  expect(find(32, 2)).toBe('Islands')
  expect(find(25, 2)).toBeUndefined()
})

test('a name goes into the middle of the largest part', () => {
  expect(getLabelPoint(ring)).toEqual([5, 5])
  expect(getLabelPoint(islands)).toEqual([32, 2])
})
