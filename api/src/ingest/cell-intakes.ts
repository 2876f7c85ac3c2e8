import type { Cell, Cells } from '../platform/cells/cells.ts'
import { isFenced } from '../platform/cells/moving.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import { createHeldEvents } from './held-events.ts'
import { createIntake, type Intake } from './intake.ts'
import type { EventRow, ExcludedEventRow } from './record-queries.ts'

/** Stores events where their accounts are, in group commits of each cell. */
interface CellIntakes {
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
  const held = createHeldEvents(cells, (rows) => commitOpen(rows, { isHeld: true }), log)
  return {
    // A cell that is away fills its own queue.
    isFull: () => [...intakes.values()].every(({ counted }) => counted.isFull()),
    async commit(rows) {
      const { open, moving } = await splitByMove(cells, rows)
      // Events that another cell has stored change nothing when they are sent again.
      const writes = [commitOpen(open), ...(moving.length > 0 ? [held.commit(moving)] : [])]
      return (await Promise.all(writes)).reduce((sum, rejected) => sum + rejected, 0)
    },
    async storeExcluded(rows) {
      const { open, moving } = await splitByMove(cells, rows)
      for (const [cell, group] of await groupByCell(cells, open)) intakes.get(cell)?.storeExcluded(group)
      if (moving.length > 0)
        held.runWhenOpen(moving, async (rows) => {
          for (const [cell, group] of await groupByCell(cells, rows)) intakes.get(cell)?.storeExcluded(group)
        })
    },
    async close() {
      await held.close()
      await Promise.all([...intakes.values()].map((intake) => intake.close()))
    },
  }

  /** Events of an account that began to move meanwhile are held. */
  async function commitOpen(rows: readonly EventRow[], { isHeld = false } = {}): Promise<number> {
    const groups = await groupByCell(cells as Cells, rows)
    const writes = [...groups].map(([cell, group]) =>
      commitIn(intakes.get(cell), group).catch((error) => {
        if (!isFenced(error)) throw error
        for (const { accountId } of group) cells?.forget(accountId)
        if (isHeld) throw error
        return held.commit(group)
      }),
    )
    return (await Promise.all(writes)).reduce((sum, rejected) => sum + rejected, 0)
  }
}

async function splitByMove<Row extends { accountId: string }>(cells: Cells, rows: readonly Row[]) {
  const split: { open: Row[]; moving: Row[] } = { open: [], moving: [] }
  for (const row of rows) ((await cells.isMoving(row.accountId)) ? split.moving : split.open).push(row)
  return split
}

async function commitIn(intake: Intake | undefined, rows: readonly EventRow[]) {
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
