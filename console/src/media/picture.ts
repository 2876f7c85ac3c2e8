import { backgrounds } from '@gable/shared/branding/brand-colors.ts'
import { imageBytesMaximum } from '@gable/shared/media/image.ts'
import { type CropBox, type Size, sizeOf } from './crop-box.ts'
import { withoutEmptyEdges } from './empty-edges.ts'

/** A picture as the browser reads it, upright. A file it cannot read is refused. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch {
    throw new Error('This file is not an image we can read. Please choose another one.')
  }
}

/** Where the picture's own edges are empty, found on a small copy. */
export function contentOf(picture: ImageBitmap): CropBox {
  const scale = Math.min(1, 400 / Math.max(picture.width, picture.height))
  const small = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
  const context = draw(picture, { left: 0, top: 0, right: picture.width, bottom: picture.height }, small)
  const found = withoutEmptyEdges(context.getImageData(0, 0, small.width, small.height).data, small)
  return {
    left: Math.floor((found.left / small.width) * picture.width),
    top: Math.floor((found.top / small.height) * picture.height),
    right: Math.ceil((found.right / small.width) * picture.width),
    bottom: Math.ceil((found.bottom / small.height) * picture.height),
  }
}

/** A logo keeps what is transparent; a photograph is drawn on white, and takes a fraction of the bytes. */
export type PictureKind = 'logo' | 'photo'

export interface CutOut extends Size {
  file: Blob
}

/** The cut-out as a file of its own. */
export async function cutOut(picture: ImageBitmap, box: CropBox, kind: PictureKind): Promise<CutOut> {
  const { width, height } = sizeOf(box)
  const { longestSide, type, ground } = encodings[kind]
  for (let side = longestSide; side >= 200; side /= 2) {
    const scale = Math.min(1, side / Math.max(width, height))
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
    const { canvas } = draw(picture, box, size, ground)
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.88))
    if (file && file.size <= imageBytesMaximum) return { file, ...size }
  }
  throw new Error('This image could not be cut out. Please choose another one.')
}

/** More than any screen or sheet shows of them. */
const encodings: Record<PictureKind, { type: string; longestSide: number; ground?: string }> = {
  logo: { type: 'image/png', longestSide: 1600 },
  photo: { type: 'image/jpeg', longestSide: 2560, ground: backgrounds.light },
}

function draw(picture: ImageBitmap, box: CropBox, { width, height }: Size, ground?: string): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw. Please try another one.')
  context.imageSmoothingQuality = 'high'
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  const cut = sizeOf(box)
  context.drawImage(picture, box.left, box.top, cut.width, cut.height, 0, 0, width, height)
  return context
}
