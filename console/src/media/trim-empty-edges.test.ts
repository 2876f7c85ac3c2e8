import { expect, test } from 'vitest'
import { trimEmptyEdges } from './trim-empty-edges.ts'

const size = { width: 6, height: 4 }
const transparent = [0, 0, 0, 0]
const white = [255, 255, 255, 255]
const brick = [204, 54, 22, 255]

function paint(background: number[], dots: [x: number, y: number][]) {
  const pixels = Array.from({ length: size.width * size.height }, () => background)
  for (const [x, y] of dots) pixels[y * size.width + x] = brick
  return Uint8ClampedArray.from(pixels.flat())
}

test.each([
  ['a transparent', transparent],
  ['a white', white],
])('%s background around a logo is trimmed', (_, background) => {
  const pixels = paint(background, [
    [2, 1],
    [4, 2],
  ])
  expect(trimEmptyEdges(pixels, size)).toEqual({ left: 2, top: 1, right: 5, bottom: 3 })
})

test('a picture without empty edges, and an entirely empty one, keeps its full size', () => {
  const fullBox = { left: 0, top: 0, right: 6, bottom: 4 }
  expect(trimEmptyEdges(paint(white, []), size)).toEqual(fullBox)
  const corners: [number, number][] = [
    [5, 3],
    [5, 0],
    [0, 3],
    [0, 1],
  ]
  expect(trimEmptyEdges(paint(transparent, [...corners, [1, 0]]), size)).toEqual(fullBox)
})
