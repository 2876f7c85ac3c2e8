import { notifyAgent } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { listMentionableAgents } from './queries.ts'

interface Mention {
  noteId: string
  contactId: string
  contactName: string
}

/** Notifies the agents. Who sees mentions in the bell also gets a message at once. The author is not notified of their own mention. */
export async function notifyMentionedAgents(db: Db, scope: Scope, agentIds: string[], mention: Mention) {
  if (agentIds.length === 0) return
  const agents = await listMentionableAgents(db, scope)
  const by = agents.find(({ _id }) => _id === scope.agentId)?.fullName ?? ''
  for (const { _id, userId } of agents)
    if (agentIds.includes(_id) && _id !== scope.agentId) {
      const notification = { kind: 'MENTION', agentId: _id, noteId: mention.noteId, byAgentId: scope.agentId } as const
      const notified = await notifyAgent(db, scope, notification)
      if (notified.includes(userId)) await publishLiveEvent(db, scope, { kind: 'mention', userId, by, ...mention })
    }
}
