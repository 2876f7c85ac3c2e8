import { listKeptFree } from '../address-zone.ts'
import type { Box } from '../drawing.ts'
import type { Sketch } from '../sketch.ts'

/** What the carrier leaves to us: a column on the left, and a strip above the address. */
export interface BackAreas {
  isSmall: boolean
  margin: number
  column: Box
  strip: Box
  /** The code itself, without its quiet zone. */
  code: Box
  /** Where texts end that are beside the code. */
  besideCodeEnd: { x: number; y: number }
}

export function getBackAreas({ width, height, context: { settings } }: Sketch): BackAreas {
  const isSmall = settings.size === '4X6'
  const [address, barcode] = listKeptFree(settings.size)
  const margin = isSmall ? 16 : 27
  const gap = isSmall ? 10 : 24
  const codeSize = isSmall ? 60 : 84
  const right = address.x - gap
  return {
    isSmall,
    margin,
    column: { x: margin, y: margin, width: right - margin, height: height - 2 * margin },
    strip: {
      x: address.x + 6,
      y: margin,
      width: width - margin - address.x - 6,
      height: address.y - margin - (isSmall ? 6 : 14),
    },
    code: { x: margin, y: height - margin - codeSize, width: codeSize, height: codeSize },
    besideCodeEnd: { x: right, y: barcode.y - 4 },
  }
}
