/** A cut-out of a picture, in the picture's own pixels. */
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

/** No side of a cut-out gets shorter than this, nor than the picture itself. */
const shortest = 16

export const wholeOf = ({ width, height }: Size): CropBox => ({ left: 0, top: 0, right: width, bottom: height })

export const sizeOf = ({ left, top, right, bottom }: CropBox): Size => ({ width: right - left, height: bottom - top })

/** Moves one corner and leaves the opposite one where it is. */
export function pullCorner(box: CropBox, corner: Corner, byX: number, byY: number, picture: Size): CropBox {
  const [leastX, leastY] = [Math.min(shortest, picture.width), Math.min(shortest, picture.height)]
  const next = { ...box }
  if (corner.endsWith('left')) next.left = within(box.left + byX, 0, box.right - leastX)
  else next.right = within(box.right + byX, box.left + leastX, picture.width)
  if (corner.startsWith('top')) next.top = within(box.top + byY, 0, box.bottom - leastY)
  else next.bottom = within(box.bottom + byY, box.top + leastY, picture.height)
  return next
}

/** Moves the cut-out as it is, as far as the picture goes. */
export function moveBox({ left, top, right, bottom }: CropBox, byX: number, byY: number, picture: Size): CropBox {
  const x = within(Math.round(byX), -left, picture.width - right)
  const y = within(Math.round(byY), -top, picture.height - bottom)
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most)
