import type { Box, ImageShape } from './drawing.ts'

/** The part of a picture that is shown, in its pixels: as much as its box has room for, around the focus. */
export function getImageCrop({ width, height, pixels, focusX, focusY }: ImageShape): Box {
  const scale = Math.min(pixels.width / width, pixels.height / height)
  const part = { width: width * scale, height: height * scale }
  return {
    x: getStart(pixels.width, part.width, focusX),
    y: getStart(pixels.height, part.height, focusY),
    ...part,
  }
}

const getStart = (whole: number, part: number, focus: number) =>
  Math.min(Math.max((whole * focus) / 100 - part / 2, 0), whole - part)
