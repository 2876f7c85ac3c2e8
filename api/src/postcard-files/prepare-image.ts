import type { ImageShape } from '@gable/shared/postcards/drawing/drawing.ts'
import { getImageCrop } from '@gable/shared/postcards/drawing/image-crop.ts'
import type { Sharp } from 'sharp'
import { loadSharp } from '../platform/media/load-sharp.ts'

export type LoadImage = (url: string) => Promise<Buffer>

export interface PreparedImages {
  get(shape: ImageShape): Promise<Buffer>
}

/** Cuts pictures to what is printed, once for each box, however many pieces show it. */
export function createPreparedImages(loadImage: LoadImage): PreparedImages {
  const prepared = new Map<string, Promise<Buffer>>()
  return {
    get(shape) {
      const key = JSON.stringify([shape.url, shape.width, shape.height, shape.focusX, shape.focusY, shape.ground])
      const image = prepared.get(key) ?? loadImage(shape.url).then((bytes) => prepareImage(bytes, shape))
      prepared.set(key, image)
      return image
    },
  }
}

/** More dots than these are lost in print. Logos have edges, which need more. */
const photoResolution = 300
const logoResolution = 600
/** Leaves room for fonts and drawings in a file of 600 kB. */
const photoBytesMaximum = 440_000

async function prepareImage(bytes: Buffer, shape: ImageShape): Promise<Buffer> {
  const sharp = await loadSharp()
  const whole = await sharp(bytes).metadata()
  // The settings may be older than the stored file, so the crop is scaled to what the file is.
  const scale = { x: whole.width / shape.pixels.width, y: whole.height / shape.pixels.height }
  const crop = getImageCrop(shape)
  const left = Math.round(crop.x * scale.x)
  const top = Math.round(crop.y * scale.y)
  const area = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * scale.x), whole.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * scale.y), whole.height - top)),
  }
  const flat = sharp(bytes)
    .extract(area)
    .flatten({ background: shape.ground ?? '#FFFFFF' })
    .toColourspace('srgb')
  const toWidth = (resolution: number) => Math.min(area.width, Math.round((shape.width / 72) * resolution))
  if (shape.ground)
    return flat
      .resize({ width: toWidth(logoResolution) })
      .removeAlpha()
      .png()
      .toBuffer()
  return toSmallJpeg((resolution) => flat.clone().resize({ width: toWidth(resolution) }))
}

/** Leaves and gravel take the most bytes, and show the least when they are encoded coarsely. */
const encodings = [
  { resolution: photoResolution, quality: 84 },
  { resolution: photoResolution, quality: 74 },
  { resolution: photoResolution, quality: 60 },
  { resolution: photoResolution, quality: 46 },
  { resolution: 240, quality: 50 },
  { resolution: 200, quality: 40 },
]

async function toSmallJpeg(resize: (resolution: number) => Sharp): Promise<Buffer> {
  let file = Buffer.alloc(0)
  for (const { resolution, quality } of encodings) {
    file = await resize(resolution).jpeg({ quality }).toBuffer()
    if (file.length <= photoBytesMaximum) break
  }
  return file
}
