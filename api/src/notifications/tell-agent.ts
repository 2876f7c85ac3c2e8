import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { forgetOld, insertNews, userOfAgent } from './queries.ts'

/** A lead is somebody's now: they hear of it, also later. Nobody is told what they did themselves. */
export async function tellLeadAssigned(
  db: Db,
  scope: Scope,
  { leadId, agentId }: { leadId: string; agentId: string | null },
) {
  if (agentId && agentId !== scope.agentId) await tellAgent(db, scope, { agentId, leadId })
}

/** Keeps news for an agent until they have read it. */
export async function tellAgent(
  db: Db,
  scope: Scope,
  { agentId, ...about }: { agentId: string } & ({ noteId: string } | { leadId: string }),
) {
  const userId = await userOfAgent(db, scope, agentId)
  if (!userId) return
  await forgetOld(db, { accountId: scope.accountId, agentId })
  await insertNews(db, scope, { agentId, byAgentId: scope.agentId, ...about }).execute()
  await notify(db, scope, { kind: 'notifications', userId })
}
