import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { insertFlowNotifications } from './flow-queries.ts'

export interface FlowNotification {
  /** The activity entry with the message. */
  entryId: string
  agentId: string
}

/** Notifies agents of what an automation or a workflow has to say about contacts. */
export async function notifyOfFlow(db: Db, scope: AccountScope, notifications: readonly FlowNotification[]) {
  if (notifications.length === 0) return
  for (const userId of await insertFlowNotifications(db, scope, notifications))
    await publishLiveEvent(db, scope, { kind: 'notifications', userId })
}
