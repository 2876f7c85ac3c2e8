import { orNotFound } from '@gable/shared/http/problem.ts'
import {
  agencySecurityEndpoints,
  secondFactorEndpoints,
  twoFactorEndpoints,
} from '@gable/shared/identity/two-factor-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { limitCalls } from '../../platform/limit-calls.ts'
import { serve } from '../../platform/serve.ts'
import { recordSecurityEvent } from '../queries.ts'
import { changeAgencySecurity, getAgencySecurity } from './agency-rule.ts'
import { finishAppSetup, removeApp, startAppSetup } from './authenticator-app.ts'
import { confirmationLimit, confirmByEntry } from './confirm-session.ts'
import { requireConfirmation } from './confirmation.ts'
import type { IdentityContext } from './context.ts'
import { renamePasskey } from './passkey-queries.ts'
import { createPasskeySignInOptions, signInByPasskey } from './passkey-sign-in.ts'
import { createAssertionOptions, verifyAssertion } from './passkeys.ts'
import { confirmSession, deleteTrustedDevice } from './queries.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { addPasskey, createRegistrationOptions, removePasskey } from './register-passkey.ts'
import {
  createSecondFactorOptions,
  getSecondFactorStep,
  passSecondFactorByCode,
  passSecondFactorByPasskey,
} from './second-factor.ts'
import { getTwoFactor } from './two-factor.ts'

export const twoFactorRoutes = (context: IdentityContext) => async (app: FastifyInstance) => {
  serve(app, secondFactorEndpoints, {
    'GET /auth/second-factor': ({ db, ...exchange }) => getSecondFactorStep(db, exchange),
    'POST /auth/second-factor': ({ db, body, ...exchange }) => passSecondFactorByCode(db, context, exchange, body),
    'POST /auth/second-factor/passkey/options': ({ db, ...exchange }) =>
      createSecondFactorOptions(db, context, exchange),
    'POST /auth/second-factor/passkey': ({ db, body, ...exchange }) =>
      passSecondFactorByPasskey(db, context, exchange, body),
    'POST /auth/passkey/options': ({ db, ...exchange }) => createPasskeySignInOptions(db, context, exchange),
    'POST /auth/passkey': ({ db, body, ...exchange }) => signInByPasskey(db, context, exchange, body.credential),
  })
  const guesses = [
    'PUT /profile/two-factor/app',
    'POST /session/confirmation',
    'POST /session/confirmation/passkey',
  ] as const
  limitCalls(app, guesses, { ...confirmationLimit, getActor: ({ user }) => user.userId })
  serve(app, twoFactorEndpoints, {
    'GET /profile/two-factor': ({ db, user, request }) => getTwoFactor(db, user, request),
    'POST /profile/two-factor/app': ({ db, user }) => startAppSetup(db, context, user),
    'PUT /profile/two-factor/app': ({ db, user, body }) => finishAppSetup(db, context, user, body.code),
    'DELETE /profile/two-factor/app': ({ db, user }) => removeApp(db, context, user),
    'POST /profile/two-factor/recovery-codes': ({ db, user }) => replaceRecoveryCodes(db, context, user),
    'POST /profile/passkeys/options': ({ db, user }) => createRegistrationOptions(db, context, user),
    'POST /profile/passkeys': ({ db, user, body }) => addPasskey(db, context, user, body),
    'PUT /profile/passkeys/:passkeyId': async ({ db, user, params, body }) => {
      await requireConfirmation(db, user)
      const { numUpdatedRows } = await renamePasskey(db, user.userId, params.passkeyId, body.name)
      orNotFound(numUpdatedRows > 0n || null, 'passkey')
    },
    'DELETE /profile/passkeys/:passkeyId': ({ db, user, params }) => removePasskey(db, context, user, params.passkeyId),
    'DELETE /profile/trusted-devices/:deviceId': async ({ db, user, params }) => {
      const { numDeletedRows } = await deleteTrustedDevice(db, user.userId, params.deviceId)
      orNotFound(numDeletedRows > 0n || null, 'device')
      await recordSecurityEvent(db, 'trusted-device-removed', user.userId, user.sessionId)
    },
    'POST /session/confirmation': ({ db, user, body }) => confirmByEntry(db, context, user, body),
    'POST /session/confirmation/passkey/options': ({ db, user }) =>
      createAssertionOptions(db, context, 'confirm', user.userId),
    'POST /session/confirmation/passkey': async ({ db, user, body }) => {
      await verifyAssertion(db, context, { purpose: 'confirm', userId: user.userId }, body.credential)
      await confirmSession(db, user.sessionId)
    },
  })
  serve(app, agencySecurityEndpoints, {
    'GET /agent/security': ({ db, scope }) => getAgencySecurity(db, scope),
    'PUT /agent/security': ({ db, scope, body }) => changeAgencySecurity(db, scope, body),
  })
}
