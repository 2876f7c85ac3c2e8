import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../database.ts'
import { assignCell, copyPlans } from './cell-queries.ts'
import { getCells, inCell, mainCell } from './cells.ts'

/** Decides in which database a new account will be, which then has the plans that its agency may refer to. */
export async function assignAccountToCell(owner: Db, accountId: string, name: string): Promise<void> {
  const cells = getCells(owner)
  if (name === mainCell) return
  const cell = cells?.others.find((cell) => cell.name === name)
  if (!cells || !cell) throw new Problem('invalid', `CELLS does not name a database ${name}.`)
  await inCell(cell, () => copyPlans(cells.directory.owner.db, cell.owner.db))
  await assignCell(cells.directory.owner.db, accountId, name)
}
