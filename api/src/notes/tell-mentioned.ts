import { tellAgent } from '../notifications/tell-agent.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { listAgents } from './queries.ts'

interface About {
  noteId: string
  contactId: string
  contactName: string
}

/** Agents who are mentioned hear of it on whatever screen they have open, and when they come back. Nobody is told of what they wrote themselves. */
export async function tellMentioned(db: Db, scope: Scope, agentIds: string[], about: About) {
  if (agentIds.length === 0) return
  const agents = await listAgents(db, scope)
  const by = agents.find(({ _id }) => _id === scope.agentId)?.fullName ?? ''
  for (const { _id, userId } of agents)
    if (agentIds.includes(_id) && _id !== scope.agentId) {
      await tellAgent(db, scope, { agentId: _id, noteId: about.noteId })
      await notify(db, scope, { kind: 'mention', userId, by, ...about })
    }
}
