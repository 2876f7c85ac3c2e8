import { copyCardTo } from '../platform/cells/cards.ts'
import { advanceCounters, copyAddresses, copyParts, createPartitions, listOccupiedParts } from './copy-queries.ts'
import type { Part } from './list-parts.ts'
import type { MoveContext } from './move-context.ts'
import { getMoveOrThrow, setCopied, setPeople } from './move-queries.ts'
import { type AccountTable, listPeople } from './table-queries.ts'

/** Copies what a run before this one has not copied. */
export async function copyAccount(
  context: MoveContext,
  tables: readonly AccountTable[],
  parts: readonly Part[],
): Promise<void> {
  const { cells, accountId, directory, source, target, report } = context
  const clients = { source: source.client, target: target.client }
  const people = await listPeople(source.cell.owner.db, accountId)
  await setPeople(directory, accountId, people)
  if (target.cell !== cells.directory) for (const userId of people) await copyCardTo(cells, target.cell, userId)
  await createPartitions(target.client, tables)
  const done = (await getMoveOrThrow(directory, accountId)).copied
  const occupied = new Set([
    ...(await listOccupiedParts(source.client, parts, accountId)),
    ...(await listOccupiedParts(target.client, parts, accountId)),
  ])
  const startedAt = Date.now()
  let [rows, bytes] = [0, 0]
  const missing = [...occupied].filter(({ key }) => !done[key])
  await copyParts(clients, missing, accountId, async (copied) => {
    await setCopied(directory, accountId, copied)
    for (const part of Object.values(copied)) {
      rows += part.rows
      bytes += part.bytes
    }
  })
  for (const table of tables) if (table.counters.length > 0) await advanceCounters(target.client, table, accountId)
  if (target.cell !== cells.directory) await copyAddresses(clients, accountId)
  report(
    `Copied: ${rows.toLocaleString('en-US')} rows, ${(bytes / 2 ** 20).toFixed(1)} MB, in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`,
  )
}
