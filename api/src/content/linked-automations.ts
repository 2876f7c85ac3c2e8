import type { LinkedAutomation } from '@gable/shared/content/content.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listLinkedFlows } from './linked-automation-queries.ts'

/** The automations and workflows that send each content, by their draft or by what is published. */
export async function listLinkedAutomations(
  db: Db,
  scope: AccountScope,
  contentIds: string[],
): Promise<Map<string, LinkedAutomation[]>> {
  const linked = new Map<string, LinkedAutomation[]>(contentIds.map((id) => [id, []]))
  for (const { contentId, id, kind, title, status, updatedAt } of await listLinkedFlows(db, scope, contentIds)) {
    const at = updatedAt.toISOString()
    linked.get(contentId)?.push({ _id: id, kind, title, status, updatedAt: at, lastUpdated: { triggeredAt: at } })
  }
  return linked
}
