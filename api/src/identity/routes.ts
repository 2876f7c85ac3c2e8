import { isSuspended } from '@gable/shared/agency/suspension.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { identityEndpoints } from '@gable/shared/identity/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { hashToken } from '../platform/gate.ts'
import { limitCalls } from '../platform/limit-calls.ts'
import { serve } from '../platform/serve.ts'
import { clearSessionCookie, getSessionToken } from '../platform/session-cookie.ts'
import type { Settings } from '../platform/settings.ts'
import { changePassword, passwordLimit } from './change-password.ts'
import { acceptInvitation } from './invitation.ts'
import { requestMagicLink, verifyMagicLink } from './magic-link.ts'
import { getUser, hasJustSignedInByLink, listMemberships, recordSecurityEvent, updateUser } from './queries.ts'
import { deleteOtherSessions, deleteSession, deleteUserSession } from './session-queries.ts'
import { listUserSessions } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { createTrainingSiteUrl } from './thinkific.ts'
import { toIdentityContext } from './two-factor/context.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'
import { forgetOtherDevices } from './two-factor/trusted-device.ts'

export const identityRoutes = (settings: Settings, secret: Buffer) => async (app: FastifyInstance) => {
  const context = toIdentityContext(settings, secret)
  await app.register(twoFactorRoutes(context))
  limitCalls(app, ['PUT /profile/password'], { ...passwordLimit, getActor: ({ user }) => user.userId })
  serve(app, identityEndpoints, {
    'POST /auth/login': ({ db, body, ...exchange }) => signIn(db, body, context, exchange),
    'POST /auth/magic-link': ({ db, body, ...exchange }) => requestMagicLink(db, body, exchange),
    'POST /auth/magic-link/verify': ({ db, body, ...exchange }) =>
      verifyMagicLink(db, body.linkToken, context, exchange),
    'POST /auth/invitation/accept': ({ db, body, ...exchange }) =>
      acceptInvitation(db, body.invitationCode, context, exchange),
    'POST /auth/sign-out': async ({ db, request, reply }) => {
      const token = getSessionToken(request)
      const session = token ? await deleteSession(db, hashToken(token)) : undefined
      if (session) await recordSecurityEvent(db, 'signed-out', session.userId, session.id, request)
      clearSessionCookie(reply)
    },
    'GET /auth/thinkfic/sso': async ({ db, user }) => ({
      url: createTrainingSiteUrl(settings, await getUser(db, user.userId)),
    }),
    'GET /session': async ({ db, user }) => ({
      user: await getUser(db, user.userId),
      accIds: (await listMemberships(db, user.userId)).map(({ _id }) => _id),
      emulation: { isEmulated: user.emulation !== null, type: user.emulation?.type ?? null },
      canResetPassword: await hasJustSignedInByLink(db, user),
    }),
    'GET /accounts': async ({ db, user }) =>
      (await listMemberships(db, user.userId)).map((account) => ({
        ...account,
        isSuspended: isSuspended(account.softFreezeAfter),
      })),
    'PUT /profile': async ({ db, user, body, request }) => {
      await updateUser(db, user.userId, body)
      await recordSecurityEvent(db, 'profile-changed', user.userId, user.sessionId, request)
      return getUser(db, user.userId)
    },
    'PUT /profile/password': ({ db, user, body, request }) => changePassword(db, context, user, body, request),
    'GET /sessions': ({ db, user }) => listUserSessions(db, user),
    'DELETE /sessions': async ({ db, user, request }) => {
      await deleteOtherSessions(db, user.userId, user.sessionId)
      await forgetOtherDevices(db, request, user.userId)
      await recordSecurityEvent(db, 'other-sessions-ended', user.userId, user.sessionId, request)
    },
    'DELETE /sessions/:sessionId': async ({ db, user, params, request }) => {
      const { numDeletedRows } = await deleteUserSession(db, user.userId, params.sessionId)
      if (numDeletedRows === 0n) throw new Problem('not_found', 'That session has already ended')
      await recordSecurityEvent(db, 'session-ended', user.userId, user.sessionId, request)
    },
  })
}
