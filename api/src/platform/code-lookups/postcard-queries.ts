import { sql } from 'kysely'
import { listInCells } from '../cells/cells.ts'
import type { Db } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import { prepared } from '../query-batching.ts'
import type { AccountScope } from '../scope.ts'

/** A postcard by its code, and what leads on from it. */
export interface FoundPostcard {
  /** The account of the postcard. Its code is the permission to enter it. */
  scope: AccountScope
  pieceId: string
  contactId: string
  /** Null when the contact no longer owns the home. */
  propertyId: string | null
  /** Neither canceled nor still waiting. */
  isPrinted: boolean
  qrTarget: { kind?: unknown; value?: unknown } | null
  /** Of the newest link to the contact's dashboard. Null while there is none. */
  generation: number | null
  isRevoked: boolean
}

/** The postcards with these hashes of codes, by the hash in hex, before an account is entered. */
export async function findPostcardsByHash(db: Db, hashes: readonly Buffer[]): Promise<Map<string, FoundPostcard>> {
  const rows = await listInCells(db, async (db) => (await selectPostcards(hashes).execute(db)).rows)
  return new Map(
    rows.map(({ hash, accountId, ...found }) => [
      hash.toString('hex'),
      { ...found, scope: mintAccountScope(accountId) },
    ]),
  )
}

const selectPostcards = (hashes: readonly Buffer[]) =>
  sql<Omit<FoundPostcard, 'scope'> & { hash: Buffer; accountId: string }>`${prepared}
    select hash, account_id as "accountId", piece_id as "pieceId", contact_id as "contactId",
      property_id as "propertyId", is_printed as "isPrinted", qr_target as "qrTarget", generation,
      is_revoked as "isRevoked"
    from find_postcards(${hashes}::bytea[])`
