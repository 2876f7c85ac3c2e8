import { fingerprintParts, listOccupiedParts } from './copy-queries.ts'
import type { Part } from './list-parts.ts'
import type { MoveContext } from './move-context.ts'
import { getMoveOrThrow, setPhase, unsetCopied } from './move-queries.ts'

/**
 * Whether counts and sums of contents are the same in both databases. What differs is marked to be copied again. Parts that
 * were compared when they were closed are counted once more.
 */
export async function compareAccount(context: MoveContext, parts: readonly Part[]): Promise<boolean> {
  const { accountId, directory, source, target, report } = context
  const { copied } = await getMoveOrThrow(directory, accountId)
  const occupied = await Promise.all([source, target].map(({ client }) => listOccupiedParts(client, parts, accountId)))
  const compared = [...new Set(occupied.flat())].map((part) => ({
    ...part,
    isCountEnough: copied[part.key]?.isCompared === true,
  }))
  const [here, there] = await Promise.all(
    [source, target].map(({ client }) => fingerprintParts(client, compared, accountId)),
  )
  const different = compared.map(({ key }) => key).filter((key) => here?.get(key) !== there?.get(key))
  if (different.length > 0) {
    await unsetCopied(directory, accountId, different)
    await setPhase(directory, accountId, 'COPY')
    report(`Compared: the copies of ${different.join(', ')} differ and are made again.`)
    return false
  }
  const rows = [...(here?.values() ?? [])].reduce((sum, fingerprint) => sum + Number.parseInt(fingerprint, 10), 0)
  report(`Compared: ${rows.toLocaleString('en-US')} rows are the same in both.`)
  return true
}
