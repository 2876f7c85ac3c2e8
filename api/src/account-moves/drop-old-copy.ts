import { deleteAddresses, dropAside, listOccupiedParts, setPartAside } from './copy-queries.ts'
import { dropFence } from './fence-queries.ts'
import { forwardJobs } from './job-queries.ts'
import { listParts } from './list-parts.ts'
import type { MoveContext } from './move-context.ts'
import { deleteCardCopies, deleteMove, getMoveOrThrow, setPhase } from './move-queries.ts'
import { listAccountTables } from './table-queries.ts'
import { deleteUnusedCards } from './unused-card-queries.ts'

/** Takes the old copy out of the tables that the product reads. The fence stays, for a process that is late. */
export async function setOldCopyAside({ cells, accountId, directory, source, target }: MoveContext): Promise<void> {
  await forwardJobs(source.client, target.client, accountId)
  const { closedBefore } = await getMoveOrThrow(directory, accountId)
  const tables = await listAccountTables(source.cell.owner.db)
  for (const part of await listOccupiedParts(source.client, listParts(tables, closedBefore), accountId))
    await setPartAside(source.client, part, accountId)
  if (source.cell !== cells.directory) await deleteAddresses(source.client, accountId)
}

export async function dropOldCopy({ cells, accountId, directory, source, report }: MoveContext): Promise<void> {
  await setPhase(directory, accountId, 'DROP')
  const { people } = await getMoveOrThrow(directory, accountId)
  await dropAside(source.client, accountId)
  await dropFence(source.client, accountId)
  if (source.cell !== cells.directory)
    await deleteCardCopies(directory, source.cell.name, await deleteUnusedCards(source.cell.owner.db, people))
  await deleteMove(directory, accountId)
  report(`Dropped the old copy in ${source.cell.name}.`)
}
