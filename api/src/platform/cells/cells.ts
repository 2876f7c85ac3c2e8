import { Problem } from '@gable/shared/http/problem.ts'
import type { Database, Db } from '../database.ts'
import { isDatabaseUnavailable } from '../database-errors.ts'
import { AccountMoving, isFenced } from './moving.ts'

/** A database with the data of accounts. */
export interface Cell {
  name: string
  url: string
  product: Database
  owner: Database
  /** False until its migrations have run, and while it does not answer. */
  isReady(): boolean
}

/** The name of the cell in the database of the directory. */
export const mainCell = 'main'

/** All databases of an installation. While there is one, none of this is asked. */
export interface Cells {
  /** The database that knows people, sessions and where accounts are. It is a cell as well. */
  directory: Cell
  /** The cells beyond it. */
  others: readonly Cell[]
  /** The cell of an account. Undefined if its database is not configured. */
  find(accountId: string): Promise<Cell | undefined>
  /** Whether the account is being moved to another cell. Where it is, it can be read meanwhile. */
  isMoving(accountId: string): Promise<boolean>
  /** Whether the account is not being moved, or not any more within this time. */
  waitUntilOpen(accountId: string, milliseconds: number): Promise<boolean>
  /** Forgets where an account is, after a cell said that it is elsewhere. */
  forget(accountId: string): void
}

interface Place {
  cells: Cells
  cell: Cell
  role: 'product' | 'owner'
}

/** Where the connections and transactions of a `Db` go. Those of an installation with one database are not in it. */
const places = new WeakMap<Db, Place>()

/** From now on, the transactions of accounts that are opened on the directory's `Db` go to their cells. */
export function routeToCells(cells: Cells) {
  for (const cell of [cells.directory, ...cells.others])
    for (const role of ['product', 'owner'] as const) places.set(cell[role].db, { cells, cell, role })
}

/** Undefined while there is one database. */
export const getCells = (db: Db): Cells | undefined => places.get(db)?.cells

/** Says of a transaction, or of other connections, where they go. */
export function enterTransaction(from: Db, transaction: Db): Db {
  const place = places.get(from)
  if (place) places.set(transaction, place)
  return transaction
}

/** Runs `work` on the connections to the account's cell. Only those of the directory go elsewhere. */
export async function inCellOf<T>(db: Db, accountId: string, work: (db: Db) => Promise<T>): Promise<T> {
  const place = places.get(db)
  if (!place || place.cell !== place.cells.directory || db.isTransaction) return work(db)
  const { cells, role } = place
  const cell = await cells.find(accountId)
  try {
    if (cell === cells.directory) return await work(db)
    return await inCell(cell, (database) => work(database[role].db))
  } catch (error) {
    if (!isFenced(error)) throw error
    cells.forget(accountId)
    throw new AccountMoving()
  }
}

/** Whose data is in another database gets a clear problem while that is away. Everybody else is served. */
export async function inCell<T>(cell: Cell | undefined, work: (cell: Cell) => Promise<T>): Promise<T> {
  if (!cell?.isReady()) throw cellAway()
  try {
    return await work(cell)
  } catch (error) {
    throw isDatabaseUnavailable(error) ? cellAway() : error
  }
}

const cellAway = () =>
  new Problem('unavailable', 'The data of this account is not available right now. Please try again in a moment.')

/**
 * The answer of the cell that knows it first, to a question that names no account. A cell that is away or slow is missed only
 * if no other one knows the answer.
 */
export async function findInCells<T>(db: Db, find: (db: Db) => Promise<T | undefined>): Promise<T | undefined> {
  const cells = getCells(db)
  return cells ? findFirst(cells, find) : find(db)
}

/** The same, of the other cells than the one of the transaction, which needs no second connection of its own. */
export async function findInOtherCells<T>(db: Db, find: (db: Db) => Promise<T | undefined>): Promise<T | undefined> {
  const place = places.get(db)
  return place && findFirst(place.cells, find, place.cell)
}

async function findFirst<T>(cells: Cells, find: (db: Db) => Promise<T | undefined>, except?: Cell) {
  const notFound = new Error('This cell does not know')
  const ask = async (db: Db) => {
    const answer = await find(db)
    if (answer === undefined) throw notFound
    return answer
  }
  return Promise.any(startToAsk(cells, ask, except)).catch(({ errors }: AggregateError) => {
    const failure = errors.find((error) => error !== notFound)
    if (failure) throw failure
    return undefined
  })
}

/** The answers of all cells. Those of a cell that is away are missing, unless every cell is. */
export async function listInCells<T>(db: Db, list: (db: Db) => Promise<T[]>): Promise<T[]> {
  const cells = getCells(db)
  if (!cells) return list(db)
  const answers = await Promise.allSettled(startToAsk(cells, list))
  const [first] = answers
  if (first?.status === 'rejected' && answers.every(({ status }) => status === 'rejected')) throw first.reason
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

const startToAsk = <T>({ directory, others }: Cells, ask: (db: Db) => Promise<T>, except?: Cell): Promise<T>[] =>
  [directory, ...others]
    .filter((cell) => cell !== except)
    .map((cell) => (cell === directory ? ask(cell.product.db) : inCell(cell, ({ product }) => ask(product.db))))

/** The owner's connections to every database, for operators. All of them must answer. */
export function listOwners(owner: Db): Db[] {
  const cells = getCells(owner)
  return cells ? [cells.directory.owner.db, ...cells.others.map((cell) => cell.owner.db)] : [owner]
}

/** Runs `work` where people, sessions and the names of the whole installation are: here, or in the directory by itself. */
export async function inDirectory<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const place = places.get(db)
  return place && place.cell !== place.cells.directory ? work(place.cells.directory.product.db) : work(db)
}

/** Whether the transaction runs in a cell apart from the directory. */
export const isOutsideDirectory = (db: Db): boolean => {
  const place = places.get(db)
  return place !== undefined && place.cell !== place.cells.directory
}
