import { fingerprintPart, listOccupiedParts } from './copy-queries.ts'
import type { MoveContext } from './move-context.ts'
import { setPhase, unsetCopied } from './move-queries.ts'
import type { AccountTable } from './table-queries.ts'

/** Whether counts and sums of contents are the same in both databases. What differs is marked to be copied again. */
export async function compareAccount(context: MoveContext, tables: readonly AccountTable[]): Promise<boolean> {
  const { accountId, directory, source, target, report } = context
  const different: string[] = []
  let rows = 0
  const occupied = await Promise.all([source, target].map(({ client }) => listOccupiedParts(client, tables, accountId)))
  for (const table of tables)
    for (const part of table.parts) {
      if (!occupied.some((parts) => parts.has(part))) continue
      const [here, there] = await Promise.all(
        [source, target].map(({ client }) => fingerprintPart(client, table, part, accountId)),
      )
      rows += Number.parseInt(here ?? '', 10)
      if (here !== there) different.push(part)
    }
  if (different.length > 0) {
    await unsetCopied(directory, accountId, different)
    await setPhase(directory, accountId, 'COPY')
    report(`Compared: the copies of ${different.join(', ')} differ and are made again.`)
    return false
  }
  report(`Compared: ${rows.toLocaleString('en-US')} rows are the same in both.`)
  return true
}
