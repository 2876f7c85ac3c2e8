import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import {
  AgencySecurity,
  AgencySecurityChange,
  AppCode,
  CodeEntry,
  NewRecoveryCodes,
  PasskeyAssertion,
  PasskeyChange,
  PasskeyOptions,
  PasskeyRegistration,
  SecondFactorStep,
  TwoFactor,
} from './two-factor.ts'

const nothing = z.undefined()
const trustDevice = z.boolean().default(false)

/** The second step of signing in, and signing in with a passkey alone. */
export const secondFactorEndpoints = defineEndpoints({
  'GET /auth/second-factor': {
    allow: 'anyone',
    about: 'The second factors of the user who has passed the first one in this browser.',
    reply: SecondFactorStep,
  },
  'POST /auth/second-factor': {
    allow: 'anyone',
    about: 'Complete the sign-in with the code of an authenticator app or with a recovery code. Each works once.',
    body: z.object({ entry: CodeEntry, trustDevice }),
    reply: nothing,
  },
  'POST /auth/second-factor/passkey/options': {
    allow: 'anyone',
    about: 'A challenge for the passkeys of the user who has passed the first factor in this browser.',
    reply: PasskeyOptions,
  },
  'POST /auth/second-factor/passkey': {
    allow: 'anyone',
    about: 'Complete the sign-in with a passkey.',
    body: z.object({ credential: PasskeyAssertion, trustDevice }),
    reply: nothing,
  },
  'POST /auth/passkey/options': {
    allow: 'anyone',
    about: 'A challenge for any passkey of this installation. It works once, for five minutes.',
    reply: PasskeyOptions,
  },
  'POST /auth/passkey': {
    allow: 'anyone',
    about: 'Sign in with a passkey alone, without an email or a password.',
    body: z.object({ credential: PasskeyAssertion }),
    reply: nothing,
  },
})

const passkeyParams = z.object({ passkeyId: z.uuid() })

/** The second factors of the signed-in user. */
export const twoFactorEndpoints = defineEndpoints({
  'GET /profile/two-factor': {
    allow: 'signed-in',
    about: 'Your second factors, and the devices on which they are skipped.',
    reply: TwoFactor,
  },
  'POST /profile/two-factor/app': {
    allow: 'signed-in',
    about: 'Start setting up an authenticator app. It takes effect when a code of it is entered.',
    reply: z.object({ secret: z.string(), uri: z.string() }),
  },
  'PUT /profile/two-factor/app': {
    allow: 'signed-in',
    about: 'Finish setting up the authenticator app with a code that it shows.',
    body: z.object({ code: AppCode }),
    reply: NewRecoveryCodes,
  },
  'DELETE /profile/two-factor/app': { allow: 'signed-in', about: 'Remove the authenticator app.', reply: nothing },
  'POST /profile/two-factor/recovery-codes': {
    allow: 'signed-in',
    about: 'Replace your recovery codes. The earlier ones stop working.',
    reply: NewRecoveryCodes,
  },
  'POST /profile/passkeys/options': {
    allow: 'signed-in',
    about: 'A challenge for a new passkey.',
    reply: PasskeyOptions,
  },
  'POST /profile/passkeys': {
    allow: 'signed-in',
    about: 'Add a passkey.',
    body: PasskeyChange.extend({ credential: PasskeyRegistration }),
    reply: NewRecoveryCodes,
  },
  'PUT /profile/passkeys/:passkeyId': {
    allow: 'signed-in',
    about: 'Rename a passkey.',
    params: passkeyParams,
    body: PasskeyChange,
    reply: nothing,
  },
  'DELETE /profile/passkeys/:passkeyId': {
    allow: 'signed-in',
    about: 'Remove a passkey.',
    params: passkeyParams,
    reply: nothing,
  },
  'DELETE /profile/trusted-devices/:deviceId': {
    allow: 'signed-in',
    about: 'Ask for the second factor again on a device that was trusted.',
    params: z.object({ deviceId: z.uuid() }),
    reply: nothing,
  },
  'POST /session/confirmation': {
    allow: 'signed-in',
    about: 'Confirm who you are by a code, or by the password without a second factor, to change how you sign in.',
    body: z.union([
      CodeEntry,
      z.object({ method: z.literal('password'), password: z.string().min(1, 'Password is required').max(200) }),
    ]),
    reply: nothing,
  },
  'POST /session/confirmation/passkey/options': {
    allow: 'signed-in',
    about: 'A challenge to confirm who you are with a passkey.',
    reply: PasskeyOptions,
  },
  'POST /session/confirmation/passkey': {
    allow: 'signed-in',
    about: 'Confirm who you are with a passkey.',
    body: z.object({ credential: PasskeyAssertion }),
    reply: nothing,
  },
})

/** What an agency requires of its members. */
export const agencySecurityEndpoints = defineEndpoints({
  'GET /agent/security': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'Whether members need a second factor, and who has none.',
    reply: AgencySecurity,
  },
  'PUT /agent/security': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    sessionOnly: true,
    about: 'Require a second factor of every member after a grace period, or stop requiring one.',
    body: AgencySecurityChange,
    reply: AgencySecurity,
  },
})
