import { Problem } from '@gable/shared/http/problem.ts'
import { copyParts, createPartitions, fingerprintParts, listOccupiedParts } from './copy-queries.ts'
import { fenceClosedPart } from './fence-queries.ts'
import type { Part } from './list-parts.ts'
import type { MoveContext } from './move-context.ts'
import { getMoveOrThrow, setCopied } from './move-queries.ts'
import type { AccountTable } from './table-queries.ts'

/** Copies what is history while the account is open, so that it is frozen for the rest only. */
export async function copyAhead(
  context: MoveContext,
  tables: readonly AccountTable[],
  parts: readonly Part[],
): Promise<void> {
  const { accountId, directory, source, target, report } = context
  await createPartitions(target.client, tables)
  const done = (await getMoveOrThrow(directory, accountId)).copied
  const startedAt = Date.now()
  let rows = Object.values(done).reduce((sum, copied) => sum + copied.rows, 0)
  const occupied = await listOccupiedParts(source.client, parts, accountId)
  const clients = { source: source.client, target: target.client }
  for (const part of occupied.filter(({ ahead, key }) => ahead && !done[key])) {
    const isClosed = part.ahead === 'closed'
    if (isClosed) await fenceClosedPart(source.client, part.relation, accountId)
    await copyParts(clients, [part], accountId, async ({ [part.key]: copied }) => {
      if (!copied) return
      if (isClosed) await requireEqual(context, part)
      await setCopied(directory, accountId, { [part.key]: isClosed ? { ...copied, isCompared: true } : copied })
      rows += copied.rows
    })
  }
  if (rows > 0)
    report(
      `Ahead: ${rows.toLocaleString('en-US')} rows of earlier months were copied in ${((Date.now() - startedAt) / 1000).toFixed(1)} s while the account is open.`,
    )
}

async function requireEqual({ accountId, source, target }: MoveContext, part: Part): Promise<void> {
  const [here, there] = await Promise.all(
    [source, target].map(({ client }) => fingerprintParts(client, [part], accountId)),
  )
  if (here?.get(part.key) !== there?.get(part.key)) throw new Problem('conflict', `The copy of ${part.key} differs.`)
}
