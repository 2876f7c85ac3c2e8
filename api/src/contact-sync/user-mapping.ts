import type { UserDecisions, UserMapping } from '@gable/shared/contact-sync/contact-sync.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { listSyncAgents, listUserDecisions, replaceUserDecisions } from './mapping-queries.ts'
import { getSyncState } from './state-queries.ts'

/** The users of the app, unmapped ones first. */
export async function listUserMappings(db: Db, scope: Scope, appId: string): Promise<UserMapping[]> {
  const users = (await getSyncState(db, scope, appId))?.catalog.users ?? []
  const decisions = new Map(
    (await listUserDecisions(db, scope, appId)).map(({ remoteUserId, agentId }) => [remoteUserId, agentId]),
  )
  const agents = await listSyncAgents(db, scope)
  const mapped = users.map((user): UserMapping => {
    const decision = decisions.get(user.id)
    if (decision !== undefined) {
      const hasLeft = agents.some(({ id, hasLeft }) => id === decision && hasLeft)
      return { user, agentId: decision, by: 'DECIDED', hasLeft }
    }
    const agent = agents.find(({ email, hasLeft }) => !hasLeft && user.email !== '' && email === user.email)
    return { user, agentId: agent?.id ?? null, by: agent ? 'EMAIL' : 'NONE', hasLeft: false }
  })
  const rank = ({ by, hasLeft }: UserMapping) => (by === 'NONE' ? 0 : hasLeft ? 1 : 2)
  return mapped.sort((a, b) => rank(a) - rank(b) || a.user.name.localeCompare(b.user.name))
}

/** A member who left may stay mapped, because their successor has the contacts. No other user can be mapped to them. */
export async function saveUserDecisions(db: Db, scope: Scope, appId: string, { decisions }: UserDecisions) {
  const before = await listUserDecisions(db, scope, appId)
  const agents = await listSyncAgents(db, scope)
  for (const [n, { remoteUserId, agentId }] of decisions.entries()) {
    if (agentId === null) continue
    const agent = agents.find(({ id }) => id === agentId)
    const isKept = before.some((decision) => decision.remoteUserId === remoteUserId && decision.agentId === agentId)
    if (!agent || (agent.hasLeft && !isKept))
      throw invalid({ [`decisions.${n}.agentId`]: 'Please choose a member of your agency' })
  }
  const unique = new Map(decisions.map((decision) => [decision.remoteUserId, decision]))
  await replaceUserDecisions(db, scope, appId, [...unique.values()])
}
