import { invalid } from '@gable/shared/http/problem.ts'
import {
  getNarrowerWidths,
  imagePixelsMaximum,
  imageSideMaximum,
  imageTooManyPixels,
  notAnImage,
  type StoredExtension,
} from '@gable/shared/media/image.ts'
import type { Sharp } from 'sharp'
import { createLimiter } from './limiter.ts'
import { loadSharp } from './load-sharp.ts'

export interface ProcessedImage {
  bytes: Buffer
  width: number
  height: number
  /** Smaller versions for smaller screens. An animation has none. */
  narrower: { width: number; bytes: Buffer }[]
}

/**
 * Decodes an uploaded image, rotates it upright, removes all metadata and encodes it again. A GIF becomes an animated
 * WebP. The pixel limit applies to all its frames together.
 */
export const processImage = (file: Buffer, as: StoredExtension): Promise<ProcessedImage> =>
  limitProcessing(async () => {
    try {
      const { data, info } = await encoders[as](decode(await loadSharp(), file, as)).toBuffer({
        resolveWithObject: true,
      })
      const { width, height, pageHeight } = info
      const narrower = pageHeight
        ? []
        : await Promise.all(getNarrowerWidths(width).map((width) => resizeTo(data, width)))
      return { bytes: data, width, height: pageHeight ?? height, narrower }
    } catch (error) {
      throw toProblem(error)
    }
  })

// A decoded image may take 200 MB of memory.
const limitProcessing = createLimiter(2)

const decode = (sharp: Awaited<ReturnType<typeof loadSharp>>, file: Buffer, as: StoredExtension) =>
  sharp(file, { limitInputPixels: imagePixelsMaximum, failOn: 'warning', animated: as === 'webp' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: imageSideMaximum, height: imageSideMaximum, fit: 'inside', withoutEnlargement: true })

const resizeTo = async (image: Buffer, width: number) => {
  const sharp = await loadSharp()
  return { width, bytes: await sharp(image).resize({ width }).webp({ quality: 80 }).toBuffer() }
}

const encoders: Record<StoredExtension, (image: Sharp) => Sharp> = {
  png: (image) => image.png(),
  jpg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 85, progressive: true }),
  webp: (image) => image.webp({ quality: 85 }),
}

function toProblem(error: unknown) {
  const message = /pixel limit/.test(String(error)) ? imageTooManyPixels : notAnImage
  return invalid({ file: message }, message)
}
