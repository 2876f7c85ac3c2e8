import type { BrandingStyle } from '@gable/shared/branding/branding.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Fills in the stored size of each logo. Rejects logos that the account did not upload. */
export async function verifyLogos(db: Db, scope: AccountScope, style: BrandingStyle): Promise<BrandingStyle> {
  const urls = style.logos.map(({ media }) => media.url)
  const images = await getUploadedImages(db, scope, urls)
  const logos = style.logos.map((logo) => {
    const media = images.get(logo.media.url)
    if (!media) throw invalid({ logos: logoNotFound }, logoNotFound)
    return { ...logo, media }
  })
  return { ...style, logos }
}

const logoNotFound = 'This logo was not uploaded to your account. Please upload it again.'
