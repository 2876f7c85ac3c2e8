import { sql } from 'kysely'
import { enterTransaction, findInCells, getCells, inCellOf } from '../cells/cells.ts'
import { type Db, withAccount } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import { opening, prepared } from '../query-batching.ts'
import type { AccountScope } from '../scope.ts'

interface FoundLink {
  /** The account of the link. Its code is the permission to enter it. */
  scope: AccountScope
  contactId: string
  propertyId: string
  isRevoked: boolean
}

type LinkRow = Omit<FoundLink, 'scope'> & { accountId: string }

const columns = sql`account_id as "accountId", contact_id as "contactId", property_id as "propertyId",
  is_revoked as "isRevoked"`

/** The link with this hash of a code, before an account is entered. */
export const findLinkByHash = (db: Db, hash: Buffer): Promise<FoundLink | undefined> =>
  findInCells(db, async (db) => {
    const { rows } = await sql<LinkRow>`${prepared} select ${columns} from find_dashboard_link(${hash})`.execute(db)
    return toLink(rows[0])
  })

const usePlansForAllValues = sql`set_config('plan_cache_mode', 'force_generic_plan', true)`

/**
 * One transaction in which the database shows only the rows of the account of a link. Beginning it, finding the link and
 * setting the account are one message, which is why the hash is part of the text. Pages are found by their keys alone, so
 * one plan fits every value; planning a page anew for each of the first values takes longer than reading it.
 */
export async function withLinkAccount<T>(
  db: Db,
  hash: Buffer,
  work: (db: Db, link: FoundLink | undefined) => Promise<T>,
): Promise<T> {
  const enter = (cell: Db) =>
    cell.transaction().execute(async (db) => {
      const { rows } = await sql<LinkRow>`
        select ${columns}, set_config('gable.account_id', account_id::text, true), ${usePlansForAllValues}
        from find_dashboard_link(${sql.lit(`\\x${hash.toString('hex')}`)}::bytea)`.execute(db)
      return work(enterTransaction(cell, db), toLink(rows[0]))
    })
  // With several databases, the one that has the link is found first.
  const found = getCells(db) && (await findLinkByHash(db, hash))
  return found ? inCellOf(db, found.scope.accountId, enter) : enter(db)
}

/** The same for a link that was found before. The first query of `work` must ask whether the link still leads there. */
export const withKnownLinkAccount = <T>(db: Db, scope: AccountScope, work: (db: Db) => Promise<T>): Promise<T> =>
  withAccount(db, scope, async (db) => {
    await sql`select ${usePlansForAllValues} ${opening}`.execute(db)
    return work(db)
  })

/** Whether a link with this hash of its code, as text, is open and leads to the home of this contact. */
export const isOpenLink = (
  { accountId }: AccountScope,
  { contactId, propertyId }: Pick<FoundLink, 'contactId' | 'propertyId'>,
  hash: string,
) => sql<boolean>`exists (select from find_dashboard_link(${hash}::bytea)
    where account_id = ${accountId} and contact_id = ${contactId} and property_id = ${propertyId} and not is_revoked)`

function toLink(row: LinkRow | undefined): FoundLink | undefined {
  if (!row) return undefined
  const { accountId, contactId, propertyId, isRevoked } = row
  return { scope: mintAccountScope(accountId), contactId, propertyId, isRevoked }
}
