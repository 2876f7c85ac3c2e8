import { expect, test } from 'vitest'
import { type CropBox, corners, moveBox, pullCorner, sizeOf, wholeOf } from './crop-box.ts'

const picture = { width: 400, height: 100 }
const box: CropBox = { left: 50, top: 20, right: 250, bottom: 80 }

test('a corner is pulled and the opposite one stays', () => {
  expect(pullCorner(box, 'top left', -10, 5, picture)).toEqual({ ...box, left: 40, top: 25 })
  expect(pullCorner(box, 'bottom right', 10.4, -5.4, picture)).toEqual({ ...box, right: 260, bottom: 75 })
})

test('no corner leaves the picture or passes the opposite one', () => {
  for (const corner of corners) {
    for (const far of [-1000, 1000]) {
      const pulled = pullCorner(box, corner, far, far, picture)
      const { width, height } = sizeOf(pulled)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(16)
      expect(pulled.left).toBeGreaterThanOrEqual(0)
      expect(pulled.top).toBeGreaterThanOrEqual(0)
      expect(pulled.right).toBeLessThanOrEqual(picture.width)
      expect(pulled.bottom).toBeLessThanOrEqual(picture.height)
    }
  }
})

test('a picture smaller than the smallest cut-out can be used whole', () => {
  const tiny = { width: 8, height: 4 }
  expect(pullCorner(wholeOf(tiny), 'top left', 5, 5, tiny)).toEqual(wholeOf(tiny))
})

test('the cut-out is moved as far as the picture goes, and keeps its size', () => {
  expect(moveBox(box, 10, -5, picture)).toEqual({ left: 60, top: 15, right: 260, bottom: 75 })
  expect(moveBox(box, 9999, 9999, picture)).toEqual({ left: 200, top: 40, right: 400, bottom: 100 })
  expect(moveBox(box, -9999, -9999, picture)).toEqual({ left: 0, top: 0, right: 200, bottom: 60 })
})
