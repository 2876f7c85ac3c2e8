import type { LinkedAutomation } from '@gable/shared/content/content.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The automations that send each content. No automation can be created yet, so none sends anything. */
export const listLinkedAutomations = async (
  _db: Db,
  _scope: AccountScope,
  contentIds: string[],
): Promise<Map<string, LinkedAutomation[]>> => new Map(contentIds.map((id) => [id, []]))
