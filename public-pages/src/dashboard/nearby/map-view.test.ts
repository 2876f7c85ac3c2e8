import { expect, test } from 'vitest'
import { fitView, isInView, listRings, listTiles, mapRatio, toPosition, toWidthPercent } from './map-view.ts'

const home = { latitude: 43.66, longitude: -70.26 }
const neighborhoods = [
  [],
  [{ latitude: 43.6601, longitude: -70.2601 }],
  [
    { latitude: 43.67, longitude: -70.25 },
    { latitude: 43.655, longitude: -70.262 },
  ],
  [
    { latitude: 43.8, longitude: -70.26 },
    { latitude: 43.66, longitude: -70.5 },
  ],
]

test.each(neighborhoods.map((points) => [points]))(
  'homes at %j lie inside the map, away from its edges, with yours in the middle',
  (points) => {
    const view = fitView(home, points)
    expect(toPosition(home, view)).toEqual({ x: 50, y: 50 })
    for (const { x, y } of points.map((point) => toPosition(point, view)))
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(9.9)
    for (const miles of listRings(view)) expect(toWidthPercent(miles, view) * mapRatio).toBeLessThan(50)
  },
)

test('a home far beyond the others does not squeeze them into the middle', () => {
  const near = [0.001, 0.002, 0.003, 0.004].map((step) => ({ latitude: 43.66 + step, longitude: -70.26 }))
  const far = { latitude: 43.74, longitude: -70.26 }
  const view = fitView(home, [far, ...near])
  expect(view).toEqual(fitView(home, near))
  expect(isInView(toPosition(far, view))).toBe(false)
  expect(near.every((point) => isInView(toPosition(point, view)))).toBe(true)
})

test('north is up and east is right', () => {
  const point = { latitude: 43.67, longitude: -70.25 }
  const { x, y } = toPosition(point, fitView(home, [point]))
  expect(x).toBeGreaterThan(50)
  expect(y).toBeLessThan(50)
})

test('the map shows distances to scale', () => {
  // At this latitude a hundredth of a degree of longitude is half a mile.
  const point = { latitude: 43.66, longitude: -70.25 }
  const view = fitView(home, [point])
  expect(toPosition(point, view).x - 50).toBeCloseTo(toWidthPercent(0.5004, view), 1)
})

test('tiles cover the whole map', () => {
  const view = fitView(home, [{ latitude: 43.67, longitude: -70.25 }])
  const tiles = listTiles('https://tiles.example/{z}/{x}/{y}.png', view)
  expect(tiles[0]?.url).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/)
  expect(tiles.length).toBeLessThanOrEqual(30)
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0)
  expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ x, width }) => x + width))).toBeGreaterThanOrEqual(100)
  expect(Math.max(...tiles.map(({ y, height }) => y + height))).toBeGreaterThanOrEqual(100)
})
