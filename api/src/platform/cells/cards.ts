import type { Db } from '../database.ts'
import {
  getCard,
  hasMembershipBesides,
  insertCardCopy,
  listCellsWithCard,
  listCopiedCards,
  lockCard,
  upsertCard,
} from './card-queries.ts'
import { type Cell, type Cells, getCells, inCell, inDirectory } from './cells.ts'

/** Copies the card of a person into the cell of an account that they join. Repeatable, and nothing while there is one database. */
export async function ensureCardIn(db: Db, accountId: string, userId: string): Promise<void> {
  const cells = getCells(db)
  const cell = await cells?.find(accountId)
  if (!cells || !cell || cell === cells.directory) return
  await copyCardTo(cells, cell, userId)
}

/** The same for a cell in which an account will be. */
export async function copyCardTo(cells: Cells, cell: Cell, userId: string): Promise<void> {
  await insertCardCopy(cells.directory.product.db, userId, cell.name)
  await inCell(cell, () => copyCard(cells, cell, userId))
}

/** Brings the copies of a card up to date, in each cell that has one. */
export async function refreshCard(cells: Cells, userId: string): Promise<void> {
  const names = await listCellsWithCard(cells.directory.product.db, userId)
  const copies = cells.others.filter(({ name }) => names.includes(name))
  await Promise.all(copies.map((cell) => inCell(cell, () => copyCard(cells, cell, userId))))
}

/** Brings all copies in a cell up to date, whatever was missed. */
export async function repairCards(cells: Cells, cell: Cell): Promise<void> {
  const directory = cells.directory.product.db
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const page = await listCopiedCards(directory, cell.name, { after, limit: 500 })
    for (const { userId } of page) await copyCard(cells, cell, userId)
    const last = page.at(-1)
    if (!last) return
    after = last.userId
  }
}

const copyCard = ({ directory }: Cells, cell: Cell, userId: string) =>
  cell.owner.db.transaction().execute(async (db) => {
    await lockCard(db, userId)
    const card = await getCard(directory.product.db, userId)
    if (card) await upsertCard(db, card)
  })

/** The other cells that may have memberships of a person. */
async function listOtherCells(db: Db, userId: string): Promise<Cell[]> {
  const cells = getCells(db)
  if (!cells) return []
  const names = await inDirectory(db, (db) => listCellsWithCard(db, userId))
  return cells.others.filter(({ name }) => names.includes(name))
}

/** Adds what the other cells of a person say. One that is away says nothing, unless there is nothing else. */
export async function addOtherCells<T>(db: Db, userId: string, here: T[], ask: (db: Db) => Promise<T[]>): Promise<T[]> {
  const cells = await listOtherCells(db, userId)
  const answers = await Promise.allSettled(cells.map((cell) => inCell(cell, ({ product }) => ask(product.db))))
  const all = [...here, ...answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))]
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (all.length === 0 && failed?.status === 'rejected') throw failed.reason
  return all
}

/** Whether a person is an active member of another account. Of a cell that is away nobody knows, so they may be. */
export async function isMemberElsewhere(db: Db, accountId: string, userId: string): Promise<boolean> {
  const cells = getCells(db)
  if (!cells) return false
  const all = [cells.directory, ...(await listOtherCells(db, userId))]
  const answers = await Promise.allSettled(
    all.map((cell) => inCell(cell, ({ owner }) => hasMembershipBesides(owner.db, accountId, userId))),
  )
  return answers.some((answer) => answer.status === 'rejected' || answer.value)
}
