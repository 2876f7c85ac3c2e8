import { Problem } from '@gable/shared/http/problem.ts'
import { invitationClaimed } from '@gable/shared/identity/messages.ts'
import { type Db, inAccount } from '../platform/database.ts'
import { admit, hashOf } from '../platform/gate.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { tokenOf } from '../platform/session-cookie.ts'
import { accountAndSecret } from './invitation-code.ts'
import { ensureAgent, ensureUser, listMembershipHere, noteSecurityEvent, readUser, takeInvitation } from './queries.ts'
import { openSession } from './sessions.ts'
import type { Exchange } from './sign-in.ts'
import { refusalAtSignIn } from './sign-in-refusal.ts'

/** Makes the invited person an agent of the account and signs them in. */
export async function acceptInvitation(db: Db, code: string, product: string, exchange: Exchange) {
  const named = accountAndSecret(code)
  if (!named) throw claimed()
  const signedInAs = await emailOfSession(db, exchange)
  return inAccount(db, mintAccountScope(named.accountId), async (db) => {
    const scope = mintAccountScope(named.accountId)
    const invitation = await takeInvitation(db, scope, hashOf(named.secret))
    if (!invitation || (signedInAs && signedInAs !== invitation.email)) throw claimed()
    const userId = await ensureUser(db, invitation.email)
    await ensureAgent(db, scope, userId, invitation.role)
    const refusal = refusalAtSignIn(await listMembershipHere(db, scope, userId), product)
    if (refusal) throw new Problem('forbidden', refusal)
    if (!signedInAs) {
      const sessionId = await openSession(db, exchange, userId)
      await noteSecurityEvent(db, 'signed-in-by-invitation', userId, sessionId)
    }
    return { agencyId: named.accountId }
  })
}

const claimed = () => new Problem('bad_request', invitationClaimed)

async function emailOfSession(db: Db, { request }: Exchange) {
  const token = tokenOf(request)
  if (!token) return undefined
  const admitted = await admit(db, { allow: 'signed-in' }, { token, accountId: undefined }).catch(() => undefined)
  return admitted && (await readUser(db, admitted.user.userId)).email
}
