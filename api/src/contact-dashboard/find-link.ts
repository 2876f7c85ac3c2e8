import type { Db } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import type { AccountScope } from '../platform/scope.ts'
import { hashDashboardCode, parseDashboardCode } from './dashboard-code.ts'
import { findLinkByHash } from './link-queries.ts'

export interface FoundLink {
  scope: AccountScope
  code: string
  contactId: string
  propertyId: string
  isRevoked: boolean
}

/** The link of a code. The code is the permission: whoever has it may read and answer in the account of its link. */
export async function findLink(db: Db, text: string): Promise<FoundLink | undefined> {
  const code = parseDashboardCode(text)
  const row = code && (await findLinkByHash(db, hashDashboardCode(code)))
  if (!row) return undefined
  const { accountId, ...link } = row
  return { ...link, code, scope: mintAccountScope(accountId) }
}
