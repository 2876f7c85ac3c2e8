import { sql } from 'kysely'
import type { Db } from './database.ts'
import { mintAccountScope } from './mint.ts'
import type { AccountScope } from './scope.ts'

interface FoundHook {
  /** The account of the workflow. Its code is the permission to enter it. */
  scope: AccountScope
  flowId: string
}

/** The workflow with this hash of a code, before an account is entered. */
export async function findHookByHash(db: Db, hash: Buffer): Promise<FoundHook | undefined> {
  const { rows } = await sql<{ accountId: string; flowId: string }>`
    select account_id as "accountId", flow_id as "flowId" from find_flow_hook(${hash})`.execute(db)
  const [row] = rows
  return row && { scope: mintAccountScope(row.accountId), flowId: row.flowId }
}
