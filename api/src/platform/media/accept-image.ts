import { Problem } from '@gable/shared/http/problem.ts'
import {
  imagePixelsMaximum,
  imageSideMaximum,
  imageTooManyPixels,
  narrowerThan,
  notAnImage,
  type StoredExtension,
} from '@gable/shared/media/image.ts'
import sharp, { type Sharp } from 'sharp'
import { inTurn } from './in-turn.ts'

// What a file is, its bytes say. Decoders for anything else, such as svg, are not even asked.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)

export interface AcceptedImage {
  bytes: Buffer
  width: number
  height: number
  /** The same picture for screens that need no more. An animation has none. */
  narrower: { width: number; bytes: Buffer }[]
}

/**
 * The picture in a file and nothing else that was in it: decoded, turned upright, without metadata, encoded anew.
 * A gif keeps its frames, as a webp, as long as all of them together stay within the limit of pixels.
 */
export const acceptImage = (file: Buffer, as: StoredExtension): Promise<AcceptedImage> =>
  atTheEasel(async () => {
    try {
      const { data, info } = await encoders[as](decode(file, as)).toBuffer({ resolveWithObject: true })
      const { width, height, pageHeight } = info
      const narrower = pageHeight ? [] : await Promise.all(narrowerThan(width).map((width) => narrow(data, width)))
      return { bytes: data, width, height: pageHeight ?? height, narrower }
    } catch (error) {
      throw refusal(error)
    }
  })

// A decoded image may take 200 MB.
const atTheEasel = inTurn(2)

const decode = (file: Buffer, as: StoredExtension) =>
  sharp(file, { limitInputPixels: imagePixelsMaximum, failOn: 'warning', animated: as === 'webp' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: imageSideMaximum, height: imageSideMaximum, fit: 'inside', withoutEnlargement: true })

const narrow = async (picture: Buffer, width: number) => ({
  width,
  bytes: await sharp(picture).resize({ width }).webp({ quality: 80 }).toBuffer(),
})

const encoders: Record<StoredExtension, (image: Sharp) => Sharp> = {
  png: (image) => image.png(),
  jpg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 85, progressive: true }),
  webp: (image) => image.webp({ quality: 85 }),
}

function refusal(error: unknown) {
  const message = /pixel limit/.test(String(error)) ? imageTooManyPixels : notAnImage
  return new Problem('invalid', message, { file: message })
}
