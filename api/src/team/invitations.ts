import type { Role } from '@gable/shared/access.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { noSeatsLeft, notGrantableRole } from '@gable/shared/team/messages.ts'
import type { Db } from '../platform/database.ts'
import { hashToken } from '../platform/gate.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { createToken } from '../platform/session-cookie.ts'
import {
  deleteInvitation,
  insertInvitations,
  listTakenEmails,
  lockOpenInvitation,
  renewInvitation,
} from './invitation-queries.ts'
import { countSeats } from './list-queries.ts'
import { type LockedTeam, lockTeamFor } from './locked-team.ts'

export async function inviteMembers(db: Db, scope: Scope, { emails, role }: { emails: string[]; role: Role }) {
  const team = await lockTeamFor(db, scope)
  requireGrantableRole(team, role)
  await requireNewEmails(db, scope, emails)
  await requireSeats(db, scope, emails.length)
  const invitations = emails.map((email) => ({ email, role, tokenHash: createUnusedHash() }))
  for (const invitationId of await insertInvitations(db, scope, invitations))
    await sendInvitation(db, scope, invitationId)
  await publishLiveEvent(db, scope, { kind: 'team' })
  return { invited: emails.length }
}

export async function resendInvitation(db: Db, scope: Scope, invitationId: string) {
  const team = await lockTeamFor(db, scope)
  const { role } = orNotFound(await lockOpenInvitation(db, scope, invitationId), 'invitation')
  requireGrantableRole(team, role)
  await renewInvitation(db, scope, invitationId, createUnusedHash())
  await requireSeats(db, scope, 0)
  await sendInvitation(db, scope, invitationId)
  await publishLiveEvent(db, scope, { kind: 'team' })
}

export async function revokeInvitation(db: Db, scope: Scope, invitationId: string) {
  const team = await lockTeamFor(db, scope)
  const { role } = orNotFound(await lockOpenInvitation(db, scope, invitationId), 'invitation')
  requireGrantableRole(team, role)
  await deleteInvitation(db, scope, invitationId)
  await publishLiveEvent(db, scope, { kind: 'team' })
}

/** `added` members or invitations must fit into the plan together with those that exist. */
export async function requireSeats(db: Db, scope: AccountScope, added: number) {
  const { used, available } = await countSeats(db, scope)
  if (used + added > available) throw new Problem('conflict', noSeatsLeft)
}

// The job that sends the email creates the link, so that no link is ever stored, not even in the queue.
const createUnusedHash = () => hashToken(createToken())

const sendInvitation = (db: Db, { accountId }: Scope, invitationId: string) =>
  enqueue(db, 'send-invitation', { accountId, invitationId })

function requireGrantableRole({ grantable }: LockedTeam, role: Role) {
  if (!grantable.roles.includes(role)) throw new Problem('forbidden', notGrantableRole)
}

async function requireNewEmails(db: Db, scope: AccountScope, emails: readonly string[]) {
  const [taken] = await listTakenEmails(db, scope, emails)
  if (taken) throw invalid({ emails: takenMessages[taken.status](taken.email) })
}

const takenMessages = {
  ACTIVE: (email: string) => `${email} is already on your team.`,
  INVITED: (email: string) => `${email} is already invited. You can send the invitation again.`,
  DEACTIVATED: (email: string) => `${email} was deactivated. Reactivate this member instead.`,
}
