import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { listen } from '../live/listen.ts'
import type { Log } from '../observe/log.ts'
import { type AccountPlace, findAccountPlace, listAccountPlaces } from './cell-queries.ts'
import { mainCell } from './cells.ts'

/** Says in which cell an account is, without a database query for those it has been asked about. */
export interface AccountMap {
  find(accountId: string): Promise<AccountPlace>
  /** Whether the account is not being moved, or not any more within this time. */
  waitUntilOpen(accountId: string, milliseconds: number): Promise<boolean>
  /** Asks the directory next time. */
  forget(accountId: string): void
  close(): Promise<void>
}

/** IDs come from strangers too, so only so many without an entry are remembered. */
const maxInDirectory = 100_000

/** News may be late, so who waits asks the directory as well. */
const checkInterval = 200

const atHome: AccountPlace = { cell: mainCell, isMoving: false }

export function createAccountMap({ product, owner }: { product: Database; owner: Database }, log: Log): AccountMap {
  let places = new Map<string, AccountPlace>()
  const inDirectory = new Set<string>()
  /** Counts what was announced, so that an answer that was asked for before is not remembered. */
  let changes = 0
  /** Without news every answer is asked for. */
  let hasNews = false
  const checks = new Map<string, Promise<AccountPlace>>()
  const forget = (accountId: string) => {
    changes += 1
    places.delete(accountId)
    inDirectory.delete(accountId)
  }
  const forgetAll = () => {
    changes += 1
    places = new Map()
    inDirectory.clear()
  }
  const subscription = listen(owner.pool, 'cells', log, {
    onMessage: forget,
    onConnected: () => {
      forgetAll()
      hasNews = true
      void readAll().catch((err) => log.warn({ err }, 'The cells of accounts could not be read'))
    },
    onInterrupted: () => {
      hasNews = false
      forgetAll()
    },
  })
  const find = async (accountId: string) =>
    places.get(accountId) ?? (inDirectory.has(accountId) ? atHome : read(accountId))
  return {
    find,
    async waitUntilOpen(accountId, milliseconds) {
      const deadline = Date.now() + milliseconds
      let place = await find(accountId)
      while (place.isMoving && Date.now() < deadline) {
        await sleep(Math.min(checkInterval, Math.max(1, deadline - Date.now())))
        place = await check(accountId)
      }
      return !place.isMoving
    },
    forget,
    close: () => subscription.close(),
  }

  /** Everyone who waits for an account shares one query. */
  function check(accountId: string) {
    const known = places.get(accountId)
    if (known && !known.isMoving) return known
    const pending = checks.get(accountId) ?? read(accountId).finally(() => checks.delete(accountId))
    checks.set(accountId, pending)
    return pending
  }

  async function readAll() {
    const before = changes
    const rows = await listAccountPlaces(product.db)
    if (changes === before) for (const { accountId, ...place } of rows) places.set(accountId, place)
  }

  async function read(accountId: string) {
    const before = changes
    const place = await findAccountPlace(product.db, accountId)
    if (changes === before && hasNews) {
      if (inDirectory.size >= maxInDirectory) inDirectory.clear()
      if (place) places.set(accountId, place)
      else inDirectory.add(accountId)
    }
    return place ?? atHome
  }
}
