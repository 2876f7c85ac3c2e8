import { sql } from 'kysely'
import { findInCells } from '../cells/cells.ts'
import type { Db } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import type { AccountScope } from '../scope.ts'

/** The agent of a booking page that is on, by the name in its public address, before an account is entered. */
export const findBookingPage = (db: Db, slug: string): Promise<{ scope: AccountScope; agentId: string } | undefined> =>
  findInCells(db, async (db) => {
    const { rows } = await sql<{ accountId: string; agentId: string }>`
      select account_id as "accountId", agent_id as "agentId" from find_booking_page(${slug})`.execute(db)
    const [row] = rows
    return row && { scope: mintAccountScope(row.accountId), agentId: row.agentId }
  })
