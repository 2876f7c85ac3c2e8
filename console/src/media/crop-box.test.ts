import { expect, test } from 'vitest'
import { type CropBox, corners, dragCorner, moveBox, sizeOf, toFullBox, toSquareBox } from './crop-box.ts'

const picture = { width: 400, height: 100 }
const box: CropBox = { left: 50, top: 20, right: 250, bottom: 80 }

test('dragging a corner leaves the opposite one in place', () => {
  expect(dragCorner(box, 'top left', -10, 5, picture)).toEqual({ ...box, left: 40, top: 25 })
  expect(dragCorner(box, 'bottom right', 10.4, -5.4, picture)).toEqual({ ...box, right: 260, bottom: 75 })
})

test('a corner never leaves the picture or passes the opposite one', () => {
  for (const corner of corners) {
    for (const distance of [-1000, 1000]) {
      const dragged = dragCorner(box, corner, distance, distance, picture)
      const { width, height } = sizeOf(dragged)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(16)
      expect(dragged.left).toBeGreaterThanOrEqual(0)
      expect(dragged.top).toBeGreaterThanOrEqual(0)
      expect(dragged.right).toBeLessThanOrEqual(picture.width)
      expect(dragged.bottom).toBeLessThanOrEqual(picture.height)
    }
  }
})

test('a picture smaller than the minimum crop can be used in full', () => {
  const tiny = { width: 8, height: 4 }
  expect(dragCorner(toFullBox(tiny), 'top left', 5, 5, tiny)).toEqual(toFullBox(tiny))
})

test('moving the crop box keeps its size and stops at the edges of the picture', () => {
  expect(moveBox(box, 10, -5, picture)).toEqual({ left: 60, top: 15, right: 260, bottom: 75 })
  expect(moveBox(box, 9999, 9999, picture)).toEqual({ left: 200, top: 40, right: 400, bottom: 100 })
  expect(moveBox(box, -9999, -9999, picture)).toEqual({ left: 0, top: 0, right: 200, bottom: 60 })
})

test('the square in the middle is as large as the picture allows', () => {
  expect(toSquareBox(picture)).toEqual({ left: 150, top: 0, right: 250, bottom: 100 })
  expect(toSquareBox({ width: 33, height: 100 })).toEqual({ left: 0, top: 33, right: 33, bottom: 66 })
})
