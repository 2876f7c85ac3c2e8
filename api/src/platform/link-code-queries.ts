import { sql } from 'kysely'
import type { Db } from './database.ts'
import { mintAccountScope } from './mint.ts'
import { prepared } from './query-batching.ts'
import type { AccountScope } from './scope.ts'

interface FoundLink {
  /** The account of the link. Its code is the permission to enter it. */
  scope: AccountScope
  contactId: string
  propertyId: string
  isRevoked: boolean
}

/** The link with this hash of a code, before an account is entered. */
export async function findLinkByHash(db: Db, hash: Buffer): Promise<FoundLink | undefined> {
  const { rows } = await sql<Omit<FoundLink, 'scope'> & { accountId: string }>`${prepared}
    select account_id as "accountId", contact_id as "contactId", property_id as "propertyId", is_revoked as "isRevoked"
    from find_dashboard_link(${hash})`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { accountId, ...link } = row
  return { ...link, scope: mintAccountScope(accountId) }
}
