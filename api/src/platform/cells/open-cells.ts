import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../../database/migrate.ts'
import { cutConnections } from '../cut-connections.ts'
import { openDatabase, openOwnerDatabase } from '../database.ts'
import { ensureEventPartitions } from '../jobs/event-partitions.ts'
import type { Log } from '../observe/log.ts'
import { type AccountMap, createAccountMap } from './account-map.ts'
import { claimDatabase, copyPlans, isDirectory, listCells, registerCell, startOrderNumbers } from './cell-queries.ts'
import { type Cell, type Cells, mainCell, routeToCells } from './cells.ts'
import { type AnswerWatch, isSilent, watchAnswers } from './watch-answers.ts'

export interface OpenCells extends Cells {
  /** Calls `work` for each cell, once its migrations have run. */
  whenReady(work: (cell: Cell) => void): void
  close(): Promise<void>
}

const retryDelay = 5000

/**
 * Opens the databases beyond the directory's own. One that is away is tried again, and meanwhile only its accounts miss it.
 * Undefined while an installation has one database.
 */
export async function openCells(
  directory: Omit<Cell, 'name' | 'isReady'>,
  urls: ReadonlyMap<string, string>,
  log: Log,
  { connections = 20 }: { connections?: number } = {},
): Promise<OpenCells | undefined> {
  const known = await listCells(directory.owner.db)
  if (urls.size === 0 && known.length === 0) return undefined
  const missing = known.filter(({ name }) => !urls.has(name))
  for (const { name } of missing)
    log.error({ cell: name }, 'CELLS does not name the database of a cell that has been used')
  const controller = new AbortController()
  const ready = new Set<string>()
  const watches = new Map<string, AnswerWatch>()
  const listeners = new Set<(cell: Cell) => void>()
  const others = [...urls].map(([name, url]): Cell => {
    const onError = (error: Error) => log.warn({ err: error, cell: name }, 'A database connection ended')
    return {
      name,
      url,
      isReady: () => ready.has(name) && !watches.get(name)?.isSilent(),
      owner: openOwnerDatabase(url, { connections: 11, onError }),
      product: openDatabase(url, { connections, onError }),
    }
  })
  const main: Cell = { ...directory, name: mainCell, isReady: () => true }
  const accounts = createAccountMap(directory, log)
  const cells: OpenCells = {
    directory: main,
    others,
    find: (accountId) => findCell(accounts, [main, ...others], accountId),
    isMoving: async (accountId) => (await accounts.find(accountId)).isMoving,
    waitUntilOpen: (accountId, milliseconds) => accounts.waitUntilOpen(accountId, milliseconds),
    forget: (accountId) => accounts.forget(accountId),
    whenReady(work) {
      listeners.add(work)
      for (const cell of [main, ...others]) if (cell.isReady()) work(cell)
    },
    async close() {
      controller.abort()
      await Promise.all(preparations)
      await Promise.all([...watches.values()].map((watch) => watch.close()))
      await accounts.close()
      await Promise.allSettled(others.flatMap(({ product, owner }) => [product.close(), owner.close()]))
    },
  }
  routeToCells(cells)
  const firstTries = others.map((cell) => tryToPrepare(main, cell, log))
  const preparations = others.map((cell, index) => prepareUntilReady(cell, firstTries[index]))
  await Promise.all(firstTries)
  return cells

  async function prepareUntilReady(cell: Cell, first: Promise<boolean> | undefined) {
    let isPrepared = await first
    while (!isPrepared && !controller.signal.aborted) {
      await sleep(retryDelay, undefined, { signal: controller.signal }).catch(() => {})
      if (!controller.signal.aborted) isPrepared = await tryToPrepare(main, cell, log)
    }
    if (!isPrepared) return
    watches.set(cell.name, watch(cell, log))
    ready.add(cell.name)
    for (const work of listeners) work(cell)
  }
}

async function findCell(accounts: AccountMap, cells: readonly Cell[], accountId: string) {
  const place = await accounts.find(accountId)
  return cells.find((cell) => cell.name === place.cell)
}

const tryToPrepare = (directory: Cell, cell: Cell, log: Log): Promise<boolean> =>
  prepare(directory, cell, log).then(
    () => true,
    (err) => {
      log.error({ err, cell: cell.name }, 'A cell is away, and its accounts with it')
      return false
    },
  )

/** While a cell does not answer, its callers get an error at once instead of waiting for it. */
const watch = ({ name, url, product, owner }: Cell, log: Log) =>
  watchAnswers(url, {
    onChange: (isSilent) =>
      isSilent
        ? log.error({ cell: name }, 'A cell does not answer, and its accounts are not available')
        : log.warn({ cell: name }, 'A cell answers again'),
    onSilent: () => {
      for (const { pool } of [product, owner]) cutConnections(pool)
    },
  })

/** Migrates the database of a cell and gives it what agencies refer to. */
async function prepare(directory: Cell, cell: Cell, log: Log) {
  // The start of the product would wait for a connection for a minute.
  if (await isSilent(cell.url)) throw new Error(`The database of the cell ${cell.name} does not answer`)
  const applied = await migrate(cell.owner)
  if (applied.length > 0) log.info({ cell: cell.name, migrations: applied }, 'The database of a cell was migrated')
  // Copies of cards would overwrite the people that they are copies of.
  if (await isDirectory(cell.owner.db))
    throw new Error(`The database of the cell ${cell.name} is the directory of an installation`)
  const name = await claimDatabase(cell.owner.db, cell.name)
  if (name !== cell.name) throw new Error(`The database of the cell ${cell.name} is that of ${name}`)
  const position = await registerCell(directory.owner.db, cell.name)
  await startOrderNumbers(cell.owner.db, position)
  await copyPlans(directory.owner.db, cell.owner.db)
  await ensureEventPartitions(cell.owner, log)
}
