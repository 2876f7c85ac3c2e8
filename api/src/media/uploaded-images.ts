import { isId } from '@gable/shared/ids.ts'
import { contentTypeOf, storedExtensions, toMediaUrl } from '@gable/shared/media/image.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getImageRows } from './image-queries.ts'

interface UploadedImage {
  url: string
  width: number
  height: number
  /** Smaller widths that are stored too. */
  narrower: number[]
}

/** The images of these URLs that the account uploaded, by URL. */
export async function getUploadedImages(
  db: Db,
  scope: AccountScope,
  urls: string[],
): Promise<Map<string, UploadedImage>> {
  const rows = await getImageRows(db, scope, urls.map(parseMediaId).filter(isId))
  const images = [...rows.values()].flatMap(({ id, content_type, ...size }) => {
    const extension = storedExtensions.find((extension) => contentTypeOf[extension] === content_type)
    return extension ? [{ url: toMediaUrl(scope.accountId, id, extension), ...size }] : []
  })
  return new Map(images.map((image) => [image.url, image]))
}

/** `/media/<account>/<media>.png` */
const parseMediaId = (url: string) => url.split('/').at(-1)?.split('.')[0] ?? ''
