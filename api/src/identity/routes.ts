import { isSuspended } from '@gable/shared/agency/suspension.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { identityEndpoints } from '@gable/shared/identity/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { spendTry } from '../platform/attempts.ts'
import { hashOf } from '../platform/gate.ts'
import { serve } from '../platform/serve.ts'
import { takeToken, tokenOf } from '../platform/session-cookie.ts'
import type { Settings } from '../platform/settings.ts'
import { changePassword, passwordTries } from './change-password.ts'
import { acceptInvitation } from './invitation.ts'
import { requestMagicLink, verifyMagicLink } from './magic-link.ts'
import { listMemberships, readUser, updateUser } from './queries.ts'
import { endOtherSessions, endOwnSession, endSession } from './session-queries.ts'
import { ownSessions } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { trainingSiteUrl } from './thinkific.ts'

export const identityRoutes = (settings: Settings) => async (app: FastifyInstance) => {
  const product = settings.PRODUCT_NAME
  serve(app, identityEndpoints, {
    'POST /auth/login': ({ db, body, ...exchange }) => signIn(db, body, product, exchange),
    'POST /auth/magic-link': ({ db, body, ...exchange }) => requestMagicLink(db, body, exchange),
    'POST /auth/magic-link/verify': ({ db, body, ...exchange }) =>
      verifyMagicLink(db, body.linkToken, product, exchange),
    'POST /auth/invitation/accept': ({ db, body, ...exchange }) =>
      acceptInvitation(db, body.invitationCode, product, exchange),
    'POST /auth/sign-out': async ({ db, request, reply }) => {
      const token = tokenOf(request)
      if (token) await endSession(db, hashOf(token))
      takeToken(reply)
    },
    'GET /auth/thinkfic/sso': async ({ db, user }) => ({
      url: trainingSiteUrl(settings, await readUser(db, user.userId)),
    }),
    'GET /session': async ({ db, user }) => ({
      user: await readUser(db, user.userId),
      accIds: (await listMemberships(db, user.userId)).map(({ _id }) => _id),
      emulation: { isEmulated: user.emulation !== null, type: user.emulation?.type ?? null },
    }),
    'GET /accounts': async ({ db, user }) =>
      (await listMemberships(db, user.userId)).map((account) => ({
        ...account,
        isSuspended: isSuspended(account.softFreezeAfter),
      })),
    'PUT /profile': async ({ db, user, body }) => {
      await updateUser(db, user.userId, body)
      return readUser(db, user.userId)
    },
    'PUT /profile/password': async ({ db, user, body }) => {
      // Counted outside the request's transaction, which a wrong password rolls back.
      await spendTry(app.db, passwordTries, user.userId)
      await changePassword(db, user, body)
    },
    'GET /sessions': ({ db, user }) => ownSessions(db, user),
    'DELETE /sessions': async ({ db, user }) => {
      await endOtherSessions(db, user.userId, user.sessionId)
    },
    'DELETE /sessions/:sessionId': async ({ db, user, params }) => {
      const { numDeletedRows } = await endOwnSession(db, user.userId, params.sessionId)
      if (numDeletedRows === 0n) throw new Problem('not_found', 'That session has already ended')
    },
  })
}
