import { isId } from '@gable/shared/ids.ts'
import { contentTypeOf, mediaAddress, storedExtensions } from '@gable/shared/media/image.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { readPictures } from './picture-queries.ts'

export interface OwnPicture {
  url: string
  width: number
  height: number
  /** The widths in which it is kept as well. */
  narrower: number[]
}

/** Of these addresses the ones under which the account uploaded a picture. */
export async function ownPictures(db: Db, scope: AccountScope, urls: string[]): Promise<Map<string, OwnPicture>> {
  const stored = await readPictures(db, scope, urls.map(mediaIdOf).filter(isId))
  const own = [...stored.values()].flatMap(({ id, content_type, ...size }) => {
    const extension = storedExtensions.find((extension) => contentTypeOf[extension] === content_type)
    return extension ? [{ url: mediaAddress(scope.accountId, id, extension), ...size }] : []
  })
  return new Map(own.map((picture) => [picture.url, picture]))
}

/** `/media/<account>/<media>.png` */
const mediaIdOf = (url: string) => url.split('/').at(-1)?.split('.')[0] ?? ''
