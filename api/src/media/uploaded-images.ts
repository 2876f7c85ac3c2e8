import { isId } from '@gable/shared/ids.ts'
import { contentTypeOf, toMediaUrl, storedExtensions } from '@gable/shared/media/image.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getImageRows } from './image-queries.ts'

export interface UploadedImage {
  url: string
  width: number
  height: number
  /** The widths in which it is kept as well. */
  narrower: number[]
}

/** Of these addresses the ones under which the account uploaded a picture. */
export async function getUploadedImages(db: Db, scope: AccountScope, urls: string[]): Promise<Map<string, UploadedImage>> {
  const stored = await getImageRows(db, scope, urls.map(parseMediaId).filter(isId))
  const own = [...stored.values()].flatMap(({ id, content_type, ...size }) => {
    const extension = storedExtensions.find((extension) => contentTypeOf[extension] === content_type)
    return extension ? [{ url: toMediaUrl(scope.accountId, id, extension), ...size }] : []
  })
  return new Map(own.map((picture) => [picture.url, picture]))
}

/** `/media/<account>/<media>.png` */
const parseMediaId = (url: string) => url.split('/').at(-1)?.split('.')[0] ?? ''
