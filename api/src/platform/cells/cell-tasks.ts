import type { Tasks } from '../jobs/jobs.ts'
import { refreshCard, repairCards } from './cards.ts'
import { copyPlans, deletePurls, listCellPurls, listReservedPurls } from './cell-queries.ts'
import { type Cell, type Cells, inCell } from './cells.ts'

/** Keeps what cells have copies of. Nothing while an installation has one database. */
export const createCellTasks = (cells: Cells | undefined): Pick<Tasks, 'copy-card' | 'repair-cells'> => ({
  'copy-card': async ({ payload }) => {
    if (cells) await refreshCard(cells, payload.userId)
  },
  'repair-cells': async ({ log }) => {
    for (const cell of cells?.others ?? [])
      await inCell(cell, () => repair(cells, cell)).catch((err) =>
        log.warn({ err, cell: cell.name }, 'The copies in a cell could not be repaired'),
      )
  },
})

async function repair(cells: Cells | undefined, cell: Cell) {
  if (!cells) return
  const { owner } = cells.directory
  await copyPlans(owner.db, cell.owner.db)
  await repairCards(cells, cell)
  // Reserved an hour ago, and never written.
  const reserved = await listReservedPurls(owner.db, cell.name)
  const written = await listCellPurls(cell.owner.db, reserved)
  await deletePurls(
    owner.db,
    reserved.filter((id) => !written.has(id)),
  )
}
