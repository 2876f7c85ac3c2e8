import { backgrounds } from '@gable/shared/branding/brand-colors.ts'
import { imageBytesMaximum } from '@gable/shared/media/image.ts'
import { type CropBox, type Size, sizeOf } from './crop-box.ts'
import { trimEmptyEdges } from './trim-empty-edges.ts'

/** Decodes an image file and applies its orientation. Throws if the browser cannot read the file. */
export async function decodePicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch {
    throw new Error('This file can’t be read as an image. Please choose another one.')
  }
}

export async function readPictureSize(file: File): Promise<Size> {
  const picture = await decodePicture(file)
  const { width, height } = picture
  picture.close()
  return { width, height }
}

/** Finds the box without empty edges, using a scaled-down copy for speed. */
export function findContentBox(picture: ImageBitmap): CropBox {
  const scale = Math.min(1, 400 / Math.max(picture.width, picture.height))
  const smallSize = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
  const context = draw(picture, { left: 0, top: 0, right: picture.width, bottom: picture.height }, smallSize)
  const smallBox = trimEmptyEdges(context.getImageData(0, 0, smallSize.width, smallSize.height).data, smallSize)
  return {
    left: Math.floor((smallBox.left / smallSize.width) * picture.width),
    top: Math.floor((smallBox.top / smallSize.height) * picture.height),
    right: Math.ceil((smallBox.right / smallSize.width) * picture.width),
    bottom: Math.ceil((smallBox.bottom / smallSize.height) * picture.height),
  }
}

/** A logo keeps its transparency. Others are drawn on white and encoded as a much smaller JPEG. A portrait is shown small. */
export type PictureKind = 'logo' | 'photo' | 'portrait' | 'print'

export interface CroppedPicture extends Size {
  file: Blob
}

/** Crops the picture and encodes it, scaled down until the file is small enough to upload. */
export async function cropPicture(picture: ImageBitmap, box: CropBox, kind: PictureKind): Promise<CroppedPicture> {
  const { width, height } = sizeOf(box)
  const { longestSide, type, background } = encodings[kind]
  for (let maximumSide = longestSide; maximumSide >= 200; maximumSide /= 2) {
    const scale = Math.min(1, maximumSide / Math.max(width, height))
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
    const { canvas } = draw(picture, box, size, background)
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.88))
    if (file && file.size <= imageBytesMaximum) return { file, ...size }
  }
  throw new Error('This image could not be cropped. Please choose another one.')
}

/** The longest sides are larger than any screen needs. A portrait is part of emails, which have no smaller version. */
const encodings: Record<PictureKind, { type: string; longestSide: number; background?: string }> = {
  logo: { type: 'image/png', longestSide: 1600 },
  photo: { type: 'image/jpeg', longestSide: 2560, background: backgrounds.light },
  portrait: { type: 'image/jpeg', longestSide: 480, background: backgrounds.light },
  // 10 inches at 300 dpi: a large postcard with its bleed.
  print: { type: 'image/jpeg', longestSide: 3000, background: backgrounds.light },
}

function draw(
  picture: ImageBitmap,
  box: CropBox,
  { width, height }: Size,
  background?: string,
): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot edit images. Please try another one.')
  context.imageSmoothingQuality = 'high'
  if (background) {
    context.fillStyle = background
    context.fillRect(0, 0, width, height)
  }
  const cropSize = sizeOf(box)
  context.drawImage(picture, box.left, box.top, cropSize.width, cropSize.height, 0, 0, width, height)
  return context
}
