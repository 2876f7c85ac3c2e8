import { sql } from 'kysely'
import { findInCells } from '../cells/cells.ts'
import type { Db } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import type { AccountScope } from '../scope.ts'

/** The account of an intake address, before an account is entered. Its code is the permission to leave a message there. */
export const findIntakeAddress = (db: Db, code: string): Promise<AccountScope | undefined> =>
  findInCells(db, async (db) => {
    const { rows } = await sql<{
      accountId: string | null
    }>`select find_lead_intake_address(${code}) as "accountId"`.execute(db)
    const accountId = rows[0]?.accountId
    return accountId ? mintAccountScope(accountId) : undefined
  })

/** The webhook source of a code, before an account is entered. */
export const findIntakeSource = (
  db: Db,
  code: string,
): Promise<{ scope: AccountScope; sourceId: string } | undefined> =>
  findInCells(db, async (db) => {
    const { rows } = await sql<{ accountId: string; sourceId: string }>`
      select account_id as "accountId", source_id as "sourceId" from find_lead_intake_source(${code})`.execute(db)
    const [row] = rows
    return row && { scope: mintAccountScope(row.accountId), sourceId: row.sourceId }
  })
