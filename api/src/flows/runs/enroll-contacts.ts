import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { lockContacts } from '../../contacts/lock-queries.ts'
import type { Db } from '../../platform/database.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { createFlowCounts } from '../counts.ts'
import { listFlowLabels } from '../program-queries.ts'
import { wakeFlows } from '../wake.ts'
import { type FlowEntry, insertRuns } from './insert-runs.ts'

const batchSize = 2000

/**
 * Enrolls contacts in the transaction of the caller. Who may not enter, or did for the same occasion, is left out. It
 * locks the contacts, so that two callers cannot enroll the same one against the rule for coming back.
 */
export async function enrollContacts(
  db: Db,
  scope: AccountScope,
  { flowId, version, definition }: { flowId: string; version: number; definition: FlowDefinition },
  entries: readonly FlowEntry[],
): Promise<{ enrolled: number }> {
  const [label] = entries.length > 0 ? await listFlowLabels(db, scope, [flowId]) : []
  if (!label) return { enrolled: 0 }
  const counts = createFlowCounts()
  const sorted = entries.toSorted((a, b) => (a.contactId < b.contactId ? -1 : 1))
  let enrolled = 0
  for (let start = 0; start < sorted.length; start += batchSize) {
    const batch = sorted.slice(start, start + batchSize)
    await lockContacts(db, scope, [...new Set(batch.map(({ contactId }) => contactId))])
    enrolled += (await insertRuns(db, scope, { ...label, version, definition }, batch, counts)).length
  }
  if (enrolled === 0) return { enrolled }
  await counts.write(db, scope)
  await publishLiveEvent(db, scope, { kind: 'flows', id: flowId })
  await wakeFlows(db, scope)
  return { enrolled }
}
