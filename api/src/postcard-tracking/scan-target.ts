import { createDashboardCode } from '../contact-dashboard/dashboard-code.ts'
import type { GetDashboardPath } from '../email-tracking/link-target.ts'
import { withPieceReference } from '../email-tracking/piece-reference.ts'
import type { AssetMap } from '../platform/asset-map.ts'
import type { FoundPostcard } from '../platform/code-lookups/postcard-queries.ts'
import { type Db, withAccount } from '../platform/database.ts'

interface TargetContext {
  db: Db
  secret: Buffer
  assets: Pick<AssetMap, 'find'>
  getDashboardPath: GetDashboardPath
}

/** Where a postcard leads: the contact's own dashboard, or the landing page that was chosen. Undefined when that is gone. */
export async function getScanTarget(found: FoundPostcard, context: TargetContext): Promise<string | undefined> {
  const path = (await getLandingPagePath(found, context)) ?? (await getHomePath(found, context))
  return path && withPieceReference(path, found.pieceId)
}

/** A page that was taken down leads to the dashboard, so that no printed code is lost. */
async function getLandingPagePath({ qrTarget, scope }: FoundPostcard, { assets }: TargetContext) {
  if (qrTarget?.kind !== 'LANDING_PAGE' || typeof qrTarget.value !== 'string') return undefined
  const page = await assets.find(qrTarget.value.toLowerCase())
  const isOpen =
    page?.kind === 'landing-page' && page.status === 'PUBLISHED' && page.scope.accountId === scope.accountId
  return isOpen ? `/lp/${page.id}` : undefined
}

async function getHomePath(found: FoundPostcard, { db, secret, getDashboardPath }: TargetContext) {
  const { scope, contactId, propertyId, generation, isRevoked } = found
  if (propertyId === null || isRevoked) return undefined
  // The link of almost every home exists, so that a scan needs no further query.
  if (generation !== null)
    return `/d/${createDashboardCode(secret, { accountId: scope.accountId, contactId, propertyId, generation })}`
  return withAccount(db, scope, (db) => getDashboardPath(db, scope, { contactId, propertyId }, secret))
}
