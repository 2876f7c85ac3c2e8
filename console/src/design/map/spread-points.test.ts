import { expect, test } from 'vitest'
import { type ScreenPoint, spreadPoints } from './spread-points.ts'

const findSmallestGap = (points: ScreenPoint[]) =>
  Math.min(
    ...points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  )

test('points in the same place are moved apart around it', () => {
  const points = spreadPoints(
    Array.from({ length: 12 }, () => ({ x: 100, y: 100 })),
    32,
  )
  expect(findSmallestGap(points)).toBeGreaterThan(30)
  for (const { x, y } of points) expect(Math.hypot(x - 100, y - 100)).toBeLessThan(120)
})

test('points that are far enough apart stay where they are', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
  ]
  expect(spreadPoints(points, 32)).toEqual(points)
})
