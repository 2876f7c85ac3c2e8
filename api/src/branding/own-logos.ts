import type { BrandingStyle } from '@gable/shared/branding/branding.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import { contentTypeOf, mediaAddress, storedExtensions } from '@gable/shared/media/image.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { readPictures } from './logo-queries.ts'

/** The style with each logo as it was uploaded here. A picture of anybody else, or of nobody, is refused. */
export async function withOwnLogos(db: Db, scope: AccountScope, style: BrandingStyle): Promise<BrandingStyle> {
  const ids = style.logos.map(({ media }) => mediaIdOf(media.url))
  const pictures = await readPictures(db, scope, ids.filter(isId))
  const logos = style.logos.map((logo, index) => {
    const picture = pictures.get(ids[index] ?? '')
    const extension = storedExtensions.find((extension) => contentTypeOf[extension] === picture?.content_type)
    const url = picture && extension && mediaAddress(scope.accountId, picture.id, extension)
    if (!url || url !== logo.media.url) throw new Problem('invalid', notYours, { logos: notYours })
    return { ...logo, media: { url, width: picture.width, height: picture.height } }
  })
  return { ...style, logos }
}

const notYours = 'This logo was not uploaded to your account. Please upload it again.'

/** `/media/<account>/<media>.png` */
const mediaIdOf = (url: string) => url.split('/').at(-1)?.split('.')[0] ?? ''
