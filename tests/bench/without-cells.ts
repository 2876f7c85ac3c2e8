import type * as cells from '../../api/src/platform/cells/cells.ts'

// Stands in for `platform/cells/cells.ts` in the build that `cells-overhead` compares the product with.
type Replaced = { [Name in keyof typeof cells]: unknown }

export const mainCell = 'main'
export const routeToCells = () => {}
export const getCells = () => undefined
export const enterTransaction = <T>(_: unknown, transaction: T) => transaction
export const inCellOf = <Db, T>(db: Db, _: string, work: (db: Db) => Promise<T>) => work(db)
export const inCell = <Cell, T>(cell: Cell, work: (cell: Cell) => Promise<T>) => work(cell)
export const findInCells = <Db, T>(db: Db, find: (db: Db) => Promise<T>) => find(db)
export const listInCells = <Db, T>(db: Db, list: (db: Db) => Promise<T>) => list(db)
export const listOwners = <Db>(owner: Db) => [owner]
export const inDirectory = <Db, T>(db: Db, work: (db: Db) => Promise<T>) => work(db)
export const findInOtherCells = async () => undefined
export const isOutsideDirectory = () => false

// A function that is added there and missing here does not compile.
void ({
  mainCell,
  routeToCells,
  getCells,
  enterTransaction,
  inCellOf,
  inCell,
  findInCells,
  findInOtherCells,
  listInCells,
  listOwners,
  inDirectory,
  isOutsideDirectory,
} satisfies Replaced)
