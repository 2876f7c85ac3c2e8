import { type CropBox, type Size, toFullBox } from './crop-box.ts'

/**
 * Returns the box without empty edges. A pixel is empty if it is transparent or has the color of the top left corner. An
 * entirely empty picture keeps its full size. Pixels are four bytes each, row by row.
 */
export function trimEmptyEdges(pixels: Uint8ClampedArray, size: Size): CropBox {
  const box = { left: size.width, top: size.height, right: 0, bottom: 0 }
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      if (isEmpty(pixels, (y * size.width + x) * 4)) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = y + 1
    }
  }
  return box.right === 0 ? toFullBox(size) : box
}

function isEmpty(pixels: Uint8ClampedArray, offset: number): boolean {
  const opacity = pixels[offset + 3] ?? 0
  if (opacity < invisibleDifference) return true
  if ((pixels[3] ?? 0) < invisibleDifference) return false
  return [0, 1, 2].every(
    (channel) => Math.abs((pixels[offset + channel] ?? 0) - (pixels[channel] ?? 0)) < invisibleDifference,
  )
}

/** Differences in opacity or color below this are invisible. */
const invisibleDifference = 12
