import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope, ActorScope } from '../platform/scope.ts'
import {
  deleteOldNotifications,
  getUserIdOfAgent,
  insertNotification,
  insertUnassignedNotifications,
} from './queries.ts'

/** Notifies the new agent of a lead, unless they assigned it to themselves. */
export async function notifyLeadAssigned(
  db: Db,
  scope: ActorScope,
  { leadId, agentId }: { leadId: string; agentId: string | null },
) {
  if (agentId && agentId !== scope.agentId) await notifyAgent(db, scope, { agentId, leadId })
}

/** Notifies the contact's agent, or everybody when the contact has none. The live event of the correction updates consoles. */
export async function notifyOfCorrection(
  db: Db,
  scope: AccountScope,
  { correctionId, agentId }: { correctionId: string; agentId: string | null },
) {
  if (agentId === null) return insertUnassignedNotifications(db, scope, { correctionId }).execute()
  await deleteOldNotifications(db, { accountId: scope.accountId, agentId })
  return insertNotification(db, scope, { agentId, correctionId }).execute()
}

/** Stores a notification for an agent and updates their open consoles. */
export async function notifyAgent(
  db: Db,
  scope: ActorScope,
  { agentId, ...source }: { agentId: string } & ({ noteId: string } | { leadId: string }),
) {
  const userId = await getUserIdOfAgent(db, scope, agentId)
  if (!userId) return
  await deleteOldNotifications(db, { accountId: scope.accountId, agentId })
  await insertNotification(db, scope, {
    agentId,
    ...(scope.agentId && { byAgentId: scope.agentId }),
    ...source,
  }).execute()
  await publishLiveEvent(db, scope, { kind: 'notifications', userId })
}
