import type { Db } from '../database.ts'
import { getCells } from './cells.ts'
import { AccountMoving, isFenced } from './moving.ts'

/** Small accounts are moved in less, so that nobody notices. */
const patience = 4000

/** Large ones take minutes. */
const longestMove = 60 * 60_000

/**
 * Waits a moment while an account is being moved, without holding a connection, and throws if that takes longer. Nothing
 * while there is one database.
 */
export async function waitUntilOpen(db: Db, accountId: string, milliseconds: number = patience): Promise<void> {
  const cells = getCells(db)
  if (cells && !(await cells.waitUntilOpen(accountId, milliseconds))) throw new AccountMoving()
}

/** Does work that nobody would ask for again as soon as the account is open, however long that takes. */
export async function retryUntilOpen<T>(db: Db, accountId: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + longestMove
  for (;;) {
    await waitUntilOpen(db, accountId, longestMove)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof AccountMoving || isFenced(error)) || Date.now() > deadline) throw error
      getCells(db)?.forget(accountId)
    }
  }
}
