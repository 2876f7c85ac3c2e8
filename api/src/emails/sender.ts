import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { EmailSender } from '@gable/shared/emails/email-context.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { getBranding } from '../branding/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The brand of an email, or the default brand of the account if it names none or one that was deleted. */
export async function getEmailSender(
  db: Db,
  scope: AccountScope,
  brandingId: string | null,
  origin: string,
): Promise<EmailSender> {
  const named = brandingId === null ? undefined : await getBranding(db, scope, brandingId)
  const branding = named ?? (await getBranding(db, scope, null))
  invariant(branding, 'the account has no default brand')
  return { brand: toPublicBrand(branding), origin, postalAddress: branding.details.address }
}
