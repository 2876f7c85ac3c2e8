import { type Cell, type Cells, inCell } from './cells.ts'
import { listCallTimes, listReservedTimes, releaseTimes, reservations } from './reservation-queries.ts'

/** Releases names that accounts of a cell reserved in the directory an hour ago, and never wrote. */
export async function releaseUnusedNames({ directory }: Cells, cell: Cell): Promise<void> {
  for (const { listReserved, listWritten, release } of reservations) {
    const reserved = await listReserved(directory.owner.db, cell.name)
    if (reserved.length === 0) continue
    const names = reserved.map(({ name }) => name)
    const written = new Set((await listWritten(cell.owner.db, names)).map(toKey))
    const unused = reserved.filter((one) => !written.has(toKey(one)))
    if (unused.length > 0) await release(directory.owner.db, unused)
  }
}

const toKey = ({ name, agency }: { name: string; agency: string }) => `${agency} ${name}`

/** Releases times of onboarding calls that no account has. They do not say whose they are, so all cells must answer. */
export async function releaseUnusedTimes({ directory, others }: Cells): Promise<void> {
  const reserved = await listReservedTimes(directory.owner.db)
  if (reserved.length === 0) return
  const used = await Promise.all(
    [directory, ...others].map((cell) => inCell(cell, ({ owner }) => listCallTimes(owner.db))),
  )
  const usedTimes = new Set(used.flat().map(Number))
  const unused = reserved.filter((time) => !usedTimes.has(Number(time)))
  if (unused.length > 0) await releaseTimes(directory.owner.db, unused)
}
