import { type CropBox, type Size, wholeOf } from './crop-box.ts'

/**
 * The picture without its empty edges: what is transparent, or the colour of its first corner. A picture that is empty
 * altogether is left whole. Pixels are four bytes each, row by row.
 */
export function withoutEmptyEdges(pixels: Uint8ClampedArray, size: Size): CropBox {
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
  return box.right === 0 ? wholeOf(size) : box
}

function isEmpty(pixels: Uint8ClampedArray, at: number): boolean {
  const opacity = pixels[at + 3] ?? 0
  if (opacity < faint) return true
  if ((pixels[3] ?? 0) < faint) return false
  return [0, 1, 2].every((channel) => Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0)) < faint)
}

/** What nobody sees: a hint of opacity, or of another colour. */
const faint = 12
