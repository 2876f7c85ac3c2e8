import type { Database } from '../database.ts'
import { listen } from '../live/listen.ts'
import type { Log } from '../observe/log.ts'
import { findCellName, listAccountCells } from './cell-queries.ts'
import { mainCell } from './cells.ts'

/** Says in which cell an account is, without a database query for those it has been asked about. */
export interface AccountMap {
  find(accountId: string): Promise<string>
  close(): Promise<void>
}

/** IDs come from strangers too, so only so many without an entry are remembered. */
const maxInDirectory = 100_000

export function createAccountMap({ product, owner }: { product: Database; owner: Database }, log: Log): AccountMap {
  let elsewhere = new Map<string, string>()
  const inDirectory = new Set<string>()
  /** Counts what was announced, so that an answer that was asked for before is not remembered. */
  let changes = 0
  const subscription = listen(owner.pool, 'cells', log, {
    onMessage: (accountId) => {
      changes += 1
      elsewhere.delete(accountId)
      inDirectory.delete(accountId)
    },
    onConnected: () => {
      changes += 1
      elsewhere = new Map()
      inDirectory.clear()
      void readAll().catch((err) => log.warn({ err }, 'The cells of accounts could not be read'))
    },
  })
  return {
    find: async (accountId) => elsewhere.get(accountId) ?? (inDirectory.has(accountId) ? mainCell : read(accountId)),
    close: () => subscription.close(),
  }

  async function readAll() {
    const before = changes
    const rows = await listAccountCells(product.db)
    if (changes === before) for (const { agency, cell } of rows) elsewhere.set(agency, cell)
  }

  async function read(accountId: string) {
    const before = changes
    const cell = await findCellName(product.db, accountId)
    if (changes === before) {
      if (inDirectory.size >= maxInDirectory) inDirectory.clear()
      if (cell) elsewhere.set(accountId, cell)
      else inDirectory.add(accountId)
    }
    return cell ?? mainCell
  }
}
