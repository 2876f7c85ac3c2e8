import type pg from 'pg'
import type { Cell, Cells } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'

export interface MoveOptions {
  cells: Cells
  /** Gets one line per phase. */
  report(line: string): void
  /** The longest that running jobs of the account are waited for, in milliseconds. */
  patience?: number
}

/** Everything a phase needs. */
export interface MoveContext extends MoveOptions {
  accountId: string
  directory: Db
  source: { cell: Cell; client: pg.Client }
  target: { cell: Cell; client: pg.Client }
}
