import { invariant } from '@gable/shared/invariant.ts'
import type { PostcardSender } from '@gable/shared/postcards/postcard-context.ts'
import { toPostcardSender } from '@gable/shared/postcards/to-postcard-sender.ts'
import { getBranding } from '../branding/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The brand of a postcard, or the default brand of the account if it names none or one that was deleted. */
export async function getPostcardSender(
  db: Db,
  scope: AccountScope,
  brandingId: string | null,
): Promise<PostcardSender> {
  const named = brandingId === null ? undefined : await getBranding(db, scope, brandingId)
  const branding = named ?? (await getBranding(db, scope, null))
  invariant(branding, 'the account has no default brand')
  return toPostcardSender(branding)
}
