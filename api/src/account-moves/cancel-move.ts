import { deleteAddresses, deletePart, listOccupiedParts } from './copy-queries.ts'
import { dropFence } from './fence-queries.ts'
import { resumeJobs } from './job-queries.ts'
import { listParts } from './list-parts.ts'
import type { MoveContext } from './move-context.ts'
import { deleteCardCopies, deleteMove, getMoveOrThrow, openAccount, setPhase } from './move-queries.ts'
import { listAccountTables } from './table-queries.ts'
import { deleteUnusedCards } from './unused-card-queries.ts'

/** Opens the account where it was, and removes every trace of its copy. */
export async function cancelMove({ cells, accountId, directory, source, target, report }: MoveContext): Promise<void> {
  const { closedBefore, people } = await getMoveOrThrow(directory, accountId)
  await setPhase(directory, accountId, 'CANCEL')
  await dropFence(source.client, accountId)
  await openAccount(directory, accountId, source.cell.name)
  await resumeJobs(source.client, accountId)
  const tables = await listAccountTables(target.cell.owner.db)
  for (const part of await listOccupiedParts(target.client, listParts(tables, closedBefore), accountId))
    await deletePart(target.client, part, accountId)
  if (target.cell !== cells.directory) {
    await deleteAddresses(target.client, accountId)
    await deleteCardCopies(directory, target.cell.name, await deleteUnusedCards(target.cell.owner.db, people))
  }
  await deleteMove(directory, accountId)
  report(`Undone: the account is in ${source.cell.name} and open, and nothing of it is left in ${target.cell.name}.`)
}
