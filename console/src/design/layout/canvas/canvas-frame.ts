export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export const zoomMinimum = 0.25
export const zoomMaximum = 2

/** The margin around the content, which can be scrolled to. */
export const canvasMargin = 48

export const clampZoom = (zoom: number): number => Math.min(zoomMaximum, Math.max(zoomMinimum, zoom))

/** The next larger or smaller of the usual steps. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const sorted = direction === 1 ? zoomSteps : zoomSteps.toReversed()
  return sorted.find((step) => (step - zoom) * direction > 0.001) ?? zoom
}

const zoomSteps: readonly number[] = [zoomMinimum, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, zoomMaximum]

/** The size of what is scrolled, and where the content is in it: centered, with a margin. */
export function getFrame(content: Size, zoom: number, viewport: Size): Size & Point {
  const width = Math.max(viewport.width, content.width * zoom + 2 * canvasMargin)
  const height = Math.max(viewport.height, content.height * zoom + 2 * canvasMargin)
  return { width, height, x: (width - content.width * zoom) / 2, y: canvasMargin }
}

/** The zoom at which all of the content is visible. It is never enlarged. */
export function getFitZoom(content: Size, viewport: Size): number {
  const width = (viewport.width - 2 * canvasMargin) / content.width
  const height = (viewport.height - 2 * canvasMargin) / content.height
  return clampZoom(Math.min(1, width, height))
}
