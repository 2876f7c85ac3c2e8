import type { BrandingStyle } from '@gable/shared/branding/branding.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The style with each logo as it was uploaded here. A picture of anybody else, or of nobody, is refused. */
export async function verifyLogos(db: Db, scope: AccountScope, style: BrandingStyle): Promise<BrandingStyle> {
  const addresses = style.logos.map(({ media }) => media.url)
  const pictures = await getUploadedImages(db, scope, addresses)
  const logos = style.logos.map((logo) => {
    const media = pictures.get(logo.media.url)
    if (!media) throw new Problem('invalid', notYours, { logos: notYours })
    return { ...logo, media }
  })
  return { ...style, logos }
}

const notYours = 'This logo was not uploaded to your account. Please upload it again.'
