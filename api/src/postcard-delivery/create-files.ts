import { buffer } from 'node:stream/consumers'
import type { PostcardDrawing } from '@gable/shared/postcards/drawing/drawing.ts'
import { createMediaStore } from '../platform/media/create-media-store.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Settings } from '../platform/settings.ts'
import { createPostcardPdf } from '../postcard-files/create-pdf.ts'
import { createPreparedImages } from '../postcard-files/prepare-image.ts'
import type { DeliveryOptions } from './send-batch.ts'

/** Pictures that were prepared for a postcard serve so many more. */
const sharedBy = 200

/** The print files of one postcard: a page for each side, because printers take them apart. */
export function createPieceFiles(settings: Settings): DeliveryOptions['createFiles'] {
  const store = createMediaStore(settings)
  const loadImage = (url: string) => readImage(store, url)
  let images = createPreparedImages(loadImage)
  let count = 0
  return async ({ front, back }: PostcardDrawing) => {
    count += 1
    if (count % sharedBy === 0) images = createPreparedImages(loadImage)
    const options = { title: 'Postcard', loadImage, images }
    return { front: await createPostcardPdf([front], options), back: await createPostcardPdf([back], options) }
  }
}

async function readImage(store: MediaStore, url: string): Promise<Buffer> {
  const [, key] = /^\/media\/([\w-]+\/[\w-]+\.\w+)$/.exec(url) ?? []
  const file = key && (await store.get(key))
  if (!file) throw new Error(`The picture ${url} is not stored`)
  return buffer(file.body)
}
