import type { PostcardSize } from '../postcard-settings.ts'
import type { Box } from './drawing.ts'

const inch = 72

/** In points. */
export const cardSizes: Record<PostcardSize, { width: number; height: number }> = {
  '4X6': { width: 6 * inch, height: 4 * inch },
  '6X9': { width: 9 * inch, height: 6 * inch },
}

/**
 * Where the carrier prints, at the lower right of the back. The block holds address, postage and barcode: Lob keeps
 * 3.2835 by 2.375 inches free on small cards and 4 by 2.375 on large ones, 0.25 above the lower edge and up to 0.275 from
 * the right one. The postal service also prints its barcode on the last 5/8 inch, up to 4 3/4 inches from the right.
 */
export function listKeptFree(size: PostcardSize): [address: Box, barcode: Box] {
  const { width, height } = cardSizes[size]
  const block = size === '4X6' ? { width: 3.6 * inch, height: 2.7 * inch } : { width: 4.25 * inch, height: 2.7 * inch }
  const barcode = { width: 4.75 * inch, height: 0.625 * inch }
  return [
    { x: width - block.width, y: height - block.height, ...block },
    { x: width - barcode.width, y: height - barcode.height, ...barcode },
  ]
}
