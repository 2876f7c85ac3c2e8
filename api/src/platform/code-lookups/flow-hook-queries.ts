import { sql } from 'kysely'
import { findInCells } from '../cells/cells.ts'
import type { Db } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import type { AccountScope } from '../scope.ts'

interface FoundHook {
  /** The account of the workflow. Its code is the permission to enter it. */
  scope: AccountScope
  flowId: string
}

/** The workflow with this hash of a code, before an account is entered. */
export const findHookByHash = (db: Db, hash: Buffer): Promise<FoundHook | undefined> =>
  findInCells(db, async (db) => {
    const { rows } = await sql<{ accountId: string; flowId: string }>`
      select account_id as "accountId", flow_id as "flowId" from find_flow_hook(${hash})`.execute(db)
    const [row] = rows
    return row && { scope: mintAccountScope(row.accountId), flowId: row.flowId }
  })
