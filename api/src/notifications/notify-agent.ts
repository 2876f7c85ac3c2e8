import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope, ActorScope } from '../platform/scope.ts'
import { insertWithEmails, type NewNotification, toLeadKind } from './insert-queries.ts'
import { deleteOldNotifications } from './queries.ts'

/** Notifies the new agent of a lead, unless they assigned it to themselves. */
export async function notifyLeadAssigned(
  db: Db,
  scope: ActorScope,
  { leadId, agentId }: { leadId: string; agentId: string | null },
) {
  if (agentId && agentId !== scope.agentId)
    await notifyAgent(db, scope, {
      kind: 'ASSIGNED_LEAD',
      agentId,
      leadId,
      ...(scope.agentId && { byAgentId: scope.agentId }),
    })
}

/** Notifies the agent of a lead that the contact made, or everybody when the contact has no agent. */
export const notifyOfLead = (
  db: Db,
  scope: AccountScope,
  { leadId, agentId, kind }: { leadId: string; agentId: string | null; kind: 'NEW_LEAD' | 'OFFER_ANSWER' },
) => notifyAgent(db, scope, { kind: toLeadKind(agentId, kind), agentId, leadId })

/** Stores a notification, emails those who want that, and updates open consoles. Returns the users whose bell rings. */
export async function notifyAgent(db: Db, scope: AccountScope, notification: NewNotification): Promise<string[]> {
  const { agentId } = notification
  if (agentId) await deleteOldNotifications(db, { accountId: scope.accountId, agentId })
  const userIds = await insertWithEmails(db, scope, notification)
  for (const userId of userIds) await publishLiveEvent(db, scope, { kind: 'notifications', userId })
  return userIds
}
