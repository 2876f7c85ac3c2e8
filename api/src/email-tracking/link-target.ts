import { toSafeUrl } from '@gable/shared/emails/safe-url.ts'
import type { AssetMap } from '../platform/asset-map.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { LinkedPiece } from './piece-queries.ts'
import { withPieceReference } from './piece-reference.ts'
import type { LabeledLink } from './version-links.ts'

/** The path of the dashboard of a contact's home. Undefined while its link is off. */
export type GetDashboardPath = (
  db: Db,
  scope: AccountScope,
  home: { contactId: string; propertyId: string },
  secret: Buffer,
) => Promise<string | undefined>

interface TargetContext {
  db: Db
  scope: AccountScope
  secret: Buffer
  pieceId: string
  piece: LinkedPiece
  assets: Pick<AssetMap, 'find'>
  getDashboardPath: GetDashboardPath
}

/** Where a link leads: a path of our own pages, or the address that was published. Undefined when that is gone. */
export async function getLinkTarget(
  { kind, value }: LabeledLink,
  { db, scope, secret, pieceId, piece, assets, getDashboardPath }: TargetContext,
): Promise<string | undefined> {
  const { contactId, propertyId, agent } = piece
  if (kind === 'URL') return toSafeUrl(value)
  if (kind === 'EMAIL_AGENT') return agent?.email ? toSafeUrl(`mailto:${agent.email}`) : undefined
  if (kind === 'CALL_AGENT') return agent?.phone ? toSafeUrl(`tel:${agent.phone.replace(/[^\d+]/g, '')}`) : undefined
  if (kind === 'LANDING_PAGE') {
    const page = await assets.find(value.toLowerCase())
    const isOpen =
      page?.kind === 'landing-page' && page.status === 'PUBLISHED' && page.scope.accountId === scope.accountId
    return isOpen ? withPieceReference(`/lp/${page.id}`, pieceId) : undefined
  }
  const path = propertyId ? await getDashboardPath(db, scope, { contactId, propertyId }, secret) : undefined
  return path && withPieceReference(path, pieceId)
}
