import { deleteAddresses, deletePart, listOccupiedParts } from './copy-queries.ts'
import { takeDownFence } from './fence-queries.ts'
import { resumeJobs } from './job-queries.ts'
import type { MoveContext } from './move-context.ts'
import { deleteCardCopies, deleteMove, getMove, openAccount, setPhase } from './move-queries.ts'
import { listAccountTables } from './table-queries.ts'
import { deleteUnusedCards } from './unused-card-queries.ts'

/** Opens the account where it was, and removes every trace of its copy. */
export async function cancelMove({ cells, accountId, directory, source, target, report }: MoveContext): Promise<void> {
  await setPhase(directory, accountId, 'CANCEL')
  await takeDownFence(source.client, accountId)
  await openAccount(directory, accountId, source.cell.name)
  await resumeJobs(source.client, accountId)
  const tables = await listAccountTables(target.cell.owner.db)
  for (const part of await listOccupiedParts(target.client, tables, accountId))
    await deletePart(target.client, part, accountId)
  const people = (await getMove(directory, accountId))?.people ?? []
  if (target.cell !== cells.directory) {
    await deleteAddresses(target.client, accountId)
    await deleteCardCopies(directory, target.cell.name, await deleteUnusedCards(target.cell.owner.db, people))
  }
  await deleteMove(directory, accountId)
  report(
    `Taken back: the account is in ${source.cell.name} and open, and nothing of it is left in ${target.cell.name}.`,
  )
}
