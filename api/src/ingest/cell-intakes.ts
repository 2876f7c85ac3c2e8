import type { Cell, Cells } from '../platform/cells/cells.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import { createIntake, type Intake } from './intake.ts'
import type { EventRow, ExcludedEventRow } from './record-queries.ts'

/** Stores events where their accounts are, in group commits of each cell. */
export interface CellIntakes {
  isFull(): boolean
  /** Resolves when all rows are stored, with the number that were permanently rejected. */
  commit(rows: readonly EventRow[]): Promise<number>
  storeExcluded(rows: ExcludedEventRow[]): Promise<void>
  close(): Promise<void>
}

interface IntakeContext {
  product: Database
  owner: Database
  log: Log
  cells?: Cells | undefined
}

export function createCellIntakes({ cells, log, ...main }: IntakeContext): CellIntakes {
  const intake = createIntake({ ...main, log })
  if (!cells)
    return {
      isFull: () => intake.counted.isFull(),
      commit: (rows) => intake.counted.commit(rows),
      storeExcluded: async (rows) => intake.storeExcluded(rows),
      close: () => intake.close(),
    }
  const intakes = new Map<Cell, Intake>([
    [cells.directory, intake],
    ...cells.others.map((cell): [Cell, Intake] => [cell, createIntake({ ...cell, log })]),
  ])
  return {
    // A cell that is away fills its own queue.
    isFull: () => [...intakes.values()].every(({ counted }) => counted.isFull()),
    async commit(rows) {
      const groups = await groupByCell(cells, rows)
      const writes = [...groups].map(([cell, group]) => commitIn(intakes.get(cell), group))
      // Events that another cell has stored change nothing when they are sent again.
      return (await Promise.all(writes)).reduce((sum, rejected) => sum + rejected, 0)
    },
    async storeExcluded(rows) {
      for (const [cell, group] of await groupByCell(cells, rows)) intakes.get(cell)?.storeExcluded(group)
    },
    close: async () => void (await Promise.all([...intakes.values()].map((intake) => intake.close()))),
  }
}

function commitIn(intake: Intake | undefined, rows: readonly EventRow[]) {
  if (!intake || intake.counted.isFull()) throw new Error('The event queue is full')
  return intake.counted.commit(rows)
}

async function groupByCell<Row extends { accountId: string }>(cells: Cells, rows: readonly Row[]) {
  const groups = new Map<Cell, Row[]>()
  for (const row of rows) {
    const cell = await cells.find(row.accountId)
    if (!cell) throw new Error('The cell of an account is not configured')
    const group = groups.get(cell)
    if (group) group.push(row)
    else groups.set(cell, [row])
  }
  return groups
}
