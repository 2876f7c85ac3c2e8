/** The part of a picture that is kept, in the picture's own pixels. */
export interface CropBox {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

export const corners = ['top left', 'top right', 'bottom left', 'bottom right'] as const
export type Corner = (typeof corners)[number]

/** Minimum width and height of a crop box, unless the picture itself is smaller. */
const minimumSide = 16

export const toFullBox = ({ width, height }: Size): CropBox => ({ left: 0, top: 0, right: width, bottom: height })

/** The largest square in the middle. */
export function toSquareBox({ width, height }: Size): CropBox {
  const side = Math.min(width, height)
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)]
  return { left, top, right: left + side, bottom: top + side }
}

export const sizeOf = ({ left, top, right, bottom }: CropBox): Size => ({ width: right - left, height: bottom - top })

/** Moves one corner and leaves the opposite one where it is. */
export function dragCorner(box: CropBox, corner: Corner, byX: number, byY: number, picture: Size): CropBox {
  const [minimumWidth, minimumHeight] = [Math.min(minimumSide, picture.width), Math.min(minimumSide, picture.height)]
  const next = { ...box }
  if (corner.endsWith('left')) next.left = clampRound(box.left + byX, 0, box.right - minimumWidth)
  else next.right = clampRound(box.right + byX, box.left + minimumWidth, picture.width)
  if (corner.startsWith('top')) next.top = clampRound(box.top + byY, 0, box.bottom - minimumHeight)
  else next.bottom = clampRound(box.bottom + byY, box.top + minimumHeight, picture.height)
  return next
}

/** Moves the box without resizing it, up to the edges of the picture. */
export function moveBox({ left, top, right, bottom }: CropBox, byX: number, byY: number, picture: Size): CropBox {
  const x = clampRound(Math.round(byX), -left, picture.width - right)
  const y = clampRound(Math.round(byY), -top, picture.height - bottom)
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

const clampRound = (value: number, minimum: number, maximum: number) =>
  Math.min(Math.max(Math.round(value), minimum), maximum)
