import { setTimeout as sleep } from 'node:timers/promises'
import type { Cells } from '../platform/cells/cells.ts'
import { AccountMoving, isFenced } from '../platform/cells/moving.ts'
import type { Log } from '../platform/observe/log.ts'
import type { EventRow } from './record-queries.ts'

/** Events of accounts that are being moved. They are stored when that is done, also when nobody waits for it any more. */
interface HeldEvents {
  /** Resolves when the rows are stored. Rejects if that takes long, so that a browser sends them again, which changes nothing. */
  commit(rows: readonly EventRow[]): Promise<number>
  /** The same for rows that nobody waits for. Drops them when too many are held. */
  runWhenOpen<Row extends { accountId: string }>(
    rows: readonly Row[],
    work: (rows: readonly Row[]) => Promise<void>,
  ): void
  /** Gives the moves a moment. */
  close(): Promise<void>
}

/** Less than browsers wait for a response. */
const patience = 10_000
const retryDelay = 200
const longestMove = 60 * 60_000
const capacity = 100_000

export function createHeldEvents(
  cells: Cells,
  commit: (rows: readonly EventRow[]) => Promise<number>,
  log: Log,
): HeldEvents {
  const pending = new Set<Promise<unknown>>()
  let count = 0
  return {
    async commit(rows) {
      // A leaving page sends its events once, so what is held must not depend on another request.
      if (count + rows.length > capacity) throw new AccountMoving()
      return rejectAfter(hold(rows, commit), patience)
    },
    runWhenOpen(rows, work) {
      if (count + rows.length <= capacity) hold(rows, work).catch(() => {})
    },
    close: async () => void (await rejectAfter(Promise.allSettled(pending), patience).catch(() => {})),
  }

  function hold<Row extends { accountId: string }, T>(
    rows: readonly Row[],
    work: (rows: readonly Row[]) => Promise<T>,
  ) {
    const stored = runWhenOpen(rows, work)
    pending.add(stored)
    count += rows.length
    const forget = () => {
      pending.delete(stored)
      count -= rows.length
    }
    stored.then(forget, (err) => {
      forget()
      log.warn({ err }, 'Held events could not be stored')
    })
    return stored
  }

  async function runWhenOpen<Row extends { accountId: string }, T>(
    rows: readonly Row[],
    work: (rows: readonly Row[]) => Promise<T>,
  ): Promise<T> {
    const deadline = Date.now() + longestMove
    for (;;) {
      for (const accountId of new Set(rows.map(({ accountId }) => accountId)))
        await cells.waitUntilOpen(accountId, Math.max(0, deadline - Date.now()))
      try {
        return await work(rows)
      } catch (error) {
        if (!isFenced(error) || Date.now() > deadline) throw error
        await sleep(retryDelay)
      }
    }
  }
}

async function rejectAfter<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AccountMoving()), milliseconds)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
