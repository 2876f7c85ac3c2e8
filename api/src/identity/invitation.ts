import { Problem } from '@gable/shared/http/problem.ts'
import { invitationClaimed } from '@gable/shared/identity/messages.ts'
import { inAccountOfToken } from '../platform/account-token.ts'
import type { Db } from '../platform/database.ts'
import { admit } from '../platform/gate.ts'
import type { AccountScope } from '../platform/scope.ts'
import { tokenOf } from '../platform/session-cookie.ts'
import { ensureAgent, ensureUser, listMembershipHere, noteSecurityEvent, readUser, takeInvitation } from './queries.ts'
import { openSession } from './sessions.ts'
import type { Exchange } from './sign-in.ts'
import { refusalAtSignIn } from './sign-in-refusal.ts'

/** Makes the invited person an agent of the account and signs them in. */
export async function acceptInvitation(db: Db, code: string, product: string, exchange: Exchange) {
  const signedInAs = await emailOfSession(db, exchange)
  const agencyId = await inAccountOfToken(db, code, async (db, scope, secretHash) => {
    const invitation = await takeInvitation(db, scope, secretHash)
    if (!invitation || (signedInAs && signedInAs !== invitation.email)) throw claimed()
    const userId = await ensureUser(db, invitation.email)
    await ensureAgent(db, scope, userId, invitation.role)
    await refuseClosed(db, scope, userId, product)
    if (!signedInAs) await signInByInvitation(db, userId, exchange)
    return scope.accountId
  })
  if (!agencyId) throw claimed()
  return { agencyId }
}

async function refuseClosed(db: Db, scope: AccountScope, userId: string, product: string) {
  const refusal = refusalAtSignIn(await listMembershipHere(db, scope, userId), product)
  if (refusal) throw new Problem('forbidden', refusal)
}

async function signInByInvitation(db: Db, userId: string, exchange: Exchange) {
  const sessionId = await openSession(db, exchange, userId)
  await noteSecurityEvent(db, 'signed-in-by-invitation', userId, sessionId)
}

const claimed = () => new Problem('bad_request', invitationClaimed)

async function emailOfSession(db: Db, { request }: Exchange) {
  const token = tokenOf(request)
  if (!token) return undefined
  const admitted = await admit(db, { allow: 'signed-in' }, { token, accountId: undefined }).catch(() => undefined)
  return admitted && (await readUser(db, admitted.user.userId)).email
}
