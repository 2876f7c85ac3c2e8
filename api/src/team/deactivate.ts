import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { handoverIsRunning, ownDeactivation } from '@gable/shared/team/messages.ts'
import type { TeamMember } from '@gable/shared/team/team.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { moveFlowSteps } from './flow-handover-queries.ts'
import { insertHandover, isHandingOver, moveSettings } from './handover-queries.ts'
import { revokeInvitationsBy, revokeInvitationsTo } from './invitation-queries.ts'
import { requireSeats } from './invitations.ts'
import { getManagedMemberOrThrow, lockTeamFor, requireGrantable, requireOwner } from './locked-team.ts'
import { endSignInsOfFormerMember, getMember, lockWork, setDeactivated } from './member-queries.ts'
import { publishMember } from './members.ts'

/**
 * Ends the access of a member in this transaction. From then on triggers send what would go to them to the successor;
 * a job moves the contacts and leads they already have.
 */
export async function deactivateMember(
  db: Db,
  scope: Scope,
  userId: string,
  handOverTo: string | null,
): Promise<TeamMember> {
  const team = await lockTeamFor(db, scope)
  const { agentId, email, deactivatedAt } = await getManagedMemberOrThrow(db, scope, team, userId)
  if (userId === scope.userId) throw new Problem('conflict', ownDeactivation)
  if (deactivatedAt) throw new Problem('conflict', 'This member is already deactivated.')
  await requireNoHandover(db, scope, agentId)
  const successorId = handOverTo && (await getSuccessorOrThrow(db, scope, { handOverTo, agentId }))

  await lockWork(db, scope, agentId)
  // Before the triggers that end the streams, because events arrive in the order in which they are sent.
  await publishLiveEvent(db, scope, { kind: 'membership', userId })
  await setDeactivated(db, scope, agentId, { isDeactivated: true, successorId })
  await requireOwner(db, scope)
  await endSignInsOfFormerMember(db, scope, userId)
  await revokeInvitationsBy(db, scope, agentId, [])
  await revokeInvitationsTo(db, scope, email)
  const move = { fromAgentId: agentId, toAgentId: successorId }
  await moveSettings(db, scope, move)
  if (successorId) await moveFlows(db, scope, agentId, successorId)
  const handoverId = await insertHandover(db, scope, move)
  await enqueue(db, 'hand-over-work', { accountId: scope.accountId, handoverId })
  return publishMember(db, scope, userId)
}

/** Without a successor the steps stay as they are: they assign nobody, and the flow says so before it is published again. */
async function moveFlows(db: Db, scope: AccountScope, fromAgentId: string, toAgentId: string) {
  for (const id of await moveFlowSteps(db, scope, { fromAgentId, toAgentId }))
    await publishLiveEvent(db, scope, { kind: 'flows', id })
}

/** Restores the access a member had. What moved meanwhile stays with the successor. */
export async function reactivateMember(db: Db, scope: Scope, userId: string): Promise<TeamMember> {
  const team = await lockTeamFor(db, scope)
  const { agentId, deactivatedAt } = await getManagedMemberOrThrow(db, scope, team, userId)
  if (!deactivatedAt) throw new Problem('conflict', 'This member is already active.')
  await requireNoHandover(db, scope, agentId)
  await requireSeats(db, scope, 1)
  await setDeactivated(db, scope, agentId, { isDeactivated: false, successorId: null })
  const { permissions } = orNotFound(await getMember(db, scope, userId), 'user')
  requireGrantable(team, permissions)
  return publishMember(db, scope, userId)
}

async function requireNoHandover(db: Db, scope: AccountScope, agentId: string) {
  if (await isHandingOver(db, scope, agentId)) throw new Problem('conflict', handoverIsRunning)
}

async function getSuccessorOrThrow(
  db: Db,
  scope: AccountScope,
  { handOverTo, agentId }: { handOverTo: string; agentId: string },
): Promise<string> {
  const successor = await getMember(db, scope, handOverTo)
  if (!successor || successor.deactivatedAt || successor.agentId === agentId)
    throw invalid({ handOverTo: 'Please choose an active member of your team' })
  return successor.agentId
}
