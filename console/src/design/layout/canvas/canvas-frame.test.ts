import { expect, test } from 'vitest'
import { canvasMargin, getFitZoom, getFrame, stepZoom, zoomMaximum, zoomMinimum } from './canvas-frame.ts'

const viewport = { width: 1000, height: 600 }

test('content that is larger than the window is made to fit, and small content keeps its size', () => {
  const content = { width: 2000, height: 800 }
  const zoom = getFitZoom(content, viewport)
  expect(content.width * zoom + 2 * canvasMargin).toBeCloseTo(viewport.width)
  expect(getFrame(content, zoom, viewport)).toMatchObject({ width: 1000, height: 600, x: canvasMargin })
  expect(getFitZoom({ width: 300, height: 200 }, viewport)).toBe(1)
  expect(getFitZoom({ width: 100_000, height: 200 }, viewport)).toBe(zoomMinimum)
})

test('content is centered, and has a margin to scroll to', () => {
  expect(getFrame({ width: 300, height: 200 }, 1, viewport)).toEqual({ ...viewport, x: 350, y: canvasMargin })
  expect(getFrame({ width: 2000, height: 800 }, 1, viewport)).toEqual({
    width: 2000 + 2 * canvasMargin,
    height: 800 + 2 * canvasMargin,
    x: canvasMargin,
    y: canvasMargin,
  })
})

test('buttons zoom to the next usual step, and stop at the limits', () => {
  expect(stepZoom(0.9, 1)).toBe(1)
  expect(stepZoom(0.9, -1)).toBe(0.8)
  expect(stepZoom(1, -1)).toBe(0.8)
  expect(stepZoom(zoomMaximum, 1)).toBe(zoomMaximum)
  expect(stepZoom(zoomMinimum, -1)).toBe(zoomMinimum)
})
