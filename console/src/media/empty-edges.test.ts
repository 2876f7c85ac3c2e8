import { expect, test } from 'vitest'
import { withoutEmptyEdges } from './empty-edges.ts'

const size = { width: 6, height: 4 }
const clear = [0, 0, 0, 0]
const white = [255, 255, 255, 255]
const brick = [204, 54, 22, 255]

function painted(ground: number[], dots: [x: number, y: number][]) {
  const pixels = Array.from({ length: size.width * size.height }, () => ground)
  for (const [x, y] of dots) pixels[y * size.width + x] = brick
  return Uint8ClampedArray.from(pixels.flat())
}

test.each([
  ['a transparent', clear],
  ['a white', white],
])('%s ground around a logo is left out', (_, ground) => {
  const pixels = painted(ground, [
    [2, 1],
    [4, 2],
  ])
  expect(withoutEmptyEdges(pixels, size)).toEqual({ left: 2, top: 1, right: 5, bottom: 3 })
})

test('a picture without edges, and one without anything else, stays whole', () => {
  const whole = { left: 0, top: 0, right: 6, bottom: 4 }
  expect(withoutEmptyEdges(painted(white, []), size)).toEqual(whole)
  const corners: [number, number][] = [
    [5, 3],
    [5, 0],
    [0, 3],
    [0, 1],
  ]
  expect(withoutEmptyEdges(painted(clear, [...corners, [1, 0]]), size)).toEqual(whole)
})
