import type { VendorFields } from '@gable/shared/contact-dashboard/vendor.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Checks that the picture was uploaded to this account. */
export async function validateVendor(db: Db, scope: AccountScope, vendor: VendorFields): Promise<VendorFields> {
  const { logoMedia } = vendor
  if (logoMedia && !(await getUploadedImages(db, scope, [logoMedia.url])).has(logoMedia.url))
    throw invalid({ logoMedia: 'This picture was not uploaded to your account. Please upload it again.' })
  return vendor
}
