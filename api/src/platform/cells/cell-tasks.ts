import type { Tasks } from '../jobs/jobs.ts'
import { refreshCard, repairCards } from './cards.ts'
import { copyPlans } from './cell-queries.ts'
import { type Cell, type Cells, inCell } from './cells.ts'
import { releaseUnusedNames, releaseUnusedTimes } from './release-unused.ts'

/** Keeps what cells have copies of, and what they reserve. Nothing while an installation has one database. */
export const createCellTasks = (cells: Cells | undefined): Pick<Tasks, 'copy-card' | 'repair-cells'> => ({
  'copy-card': async ({ payload }) => {
    if (cells) await refreshCard(cells, payload.userId)
  },
  'repair-cells': async ({ log }) => {
    if (!cells) return
    for (const cell of cells.others)
      await inCell(cell, () => repair(cells, cell)).catch((err) =>
        log.warn({ err, cell: cell.name }, 'The copies in a cell could not be repaired'),
      )
    await releaseUnusedTimes(cells).catch((err) => log.warn({ err }, 'Unused times of calls could not be released'))
  },
})

async function repair(cells: Cells, cell: Cell) {
  await copyPlans(cells.directory.owner.db, cell.owner.db)
  await repairCards(cells, cell)
  await releaseUnusedNames(cells, cell)
}
