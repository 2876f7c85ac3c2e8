import { Problem } from '@gable/shared/http/problem.ts'
import { invitationClaimed } from '@gable/shared/identity/messages.ts'
import { withTokenAccount } from '../platform/account-token.ts'
import { ensureCardIn } from '../platform/cells/cards.ts'
import { inDirectory } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'
import { authorize } from '../platform/gate.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getSessionToken } from '../platform/session-cookie.ts'
import { consumeInvitation, ensureAgent, ensureUser, getUser, listAccountMemberships } from './queries.ts'
import type { HttpExchange } from './sign-in.ts'
import { getSignInError } from './sign-in-error.ts'
import type { IdentityContext } from './two-factor/context.ts'
import { passFirstFactor } from './two-factor/second-factor.ts'

/** Makes the invited user an agent of the account and signs them in. */
export async function acceptInvitation(db: Db, code: string, context: IdentityContext, exchange: HttpExchange) {
  const sessionEmail = await getSessionEmail(db, exchange)
  const accepted = await withTokenAccount(db, code, async (db, scope, secretHash) => {
    const invitation = await consumeInvitation(db, scope, secretHash)
    if (!invitation || (sessionEmail && sessionEmail !== invitation.email)) throw invitationProblem()
    const userId = await inDirectory(db, (db) => ensureUser(db, invitation.email))
    await ensureCardIn(db, scope.accountId, userId)
    await ensureAgent(db, scope, userId, invitation.role)
    await requireOpenAccount(db, scope, userId, context.product)
    await publishLiveEvent(db, scope, { kind: 'team' })
    const signIn = sessionEmail ? {} : await signInInvited(db, context, exchange, userId)
    return { agencyId: scope.accountId, ...signIn }
  })
  if (!accepted) throw invitationProblem()
  return accepted
}

const signInInvited = (db: Db, context: IdentityContext, exchange: HttpExchange, userId: string) =>
  inDirectory(db, (db) => passFirstFactor(db, context, exchange, { userId, method: 'invitation' }))

async function requireOpenAccount(db: Db, scope: AccountScope, userId: string, product: string) {
  const memberships = await listAccountMemberships(db, scope, userId)
  // An invitation does not bring back a member who was deactivated.
  if (memberships.length === 0) throw invitationProblem()
  const message = getSignInError(memberships, product)
  if (message) throw new Problem('forbidden', message)
}

const invitationProblem = () => new Problem('bad_request', invitationClaimed)

async function getSessionEmail(db: Db, { request }: HttpExchange) {
  const token = getSessionToken(request)
  if (!token) return undefined
  const authorization = await authorize(db, { allow: 'signed-in' }, { token, accountId: undefined }).catch(
    () => undefined,
  )
  return authorization && (await getUser(db, authorization.user.userId)).email
}
