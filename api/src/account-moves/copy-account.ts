import { copyCardTo } from '../platform/cells/cards.ts'
import { advanceCounters, copyAddresses, copyPart, createPartitions, listOccupiedParts } from './copy-queries.ts'
import type { MoveContext } from './move-context.ts'
import { getMove, setCopied, setPeople } from './move-queries.ts'
import { type AccountTable, listPeople } from './table-queries.ts'

/** Copies what a run before this one has not copied. */
export async function copyAccount(context: MoveContext, tables: readonly AccountTable[]): Promise<void> {
  const { cells, accountId, directory, source, target, report } = context
  const clients = { source: source.client, target: target.client }
  const people = await listPeople(source.cell.owner.db, accountId)
  await setPeople(directory, accountId, people)
  if (target.cell !== cells.directory) for (const userId of people) await copyCardTo(cells, target.cell, userId)
  await createPartitions(target.client, tables)
  const done = (await getMove(directory, accountId))?.copied ?? {}
  const occupied = new Set([
    ...(await listOccupiedParts(source.client, tables, accountId)),
    ...(await listOccupiedParts(target.client, tables, accountId)),
  ])
  const startedAt = Date.now()
  let [rows, bytes] = [0, 0]
  for (const table of tables) {
    const parts = table.parts.filter((part) => occupied.has(part))
    for (const part of parts) {
      const copied = done[part] ?? (await copyPart(clients, table, part, accountId))
      if (!done[part]) await setCopied(directory, accountId, part, copied)
      rows += copied.rows
      bytes += copied.bytes
    }
    if (parts.length > 0) await advanceCounters(target.client, table, accountId)
  }
  if (target.cell !== cells.directory) await copyAddresses(clients, accountId)
  report(
    `Copied: ${rows.toLocaleString('en-US')} rows, ${(bytes / 2 ** 20).toFixed(1)} MB, in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`,
  )
}
