import * as z from 'zod'

/** For how long after signing in, or confirming who they are, a user may change how they sign in. */
export const confirmationMinutes = 30

export const trustedDeviceDays = 30

export const maxPasskeys = 20

/** A code of an authenticator app, as people type it: with or without a space in the middle. */
export const AppCode = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => /^\d{6}$/.test(text), 'Enter the 6 digits that your app shows')

const RecoveryCode = z.string().trim().min(1, 'Recovery code is required').max(40, 'That is not a recovery code')

export const CodeEntry = z.discriminatedUnion('method', [
  z.object({ method: z.literal('app'), code: AppCode }),
  z.object({ method: z.literal('recovery'), code: RecoveryCode }),
])
export type CodeEntry = z.infer<typeof CodeEntry>

/** The factors among which somebody chooses who has passed the first one. */
export const SecondFactorStep = z.object({
  email: z.string(),
  hasApp: z.boolean(),
  hasPasskey: z.boolean(),
  /** Support cannot skip the second factor the next time. */
  canTrustDevice: z.boolean(),
})
export type SecondFactorStep = z.infer<typeof SecondFactorStep>

const PasskeyName = z.string().trim().min(1, 'Name is required').max(60, 'Name cannot be more than 60 characters')

export const PasskeyChange = z.object({ name: PasskeyName })

export const Passkey = z.object({
  _id: z.string(),
  name: z.string(),
  /** Whether a password manager copies it to other devices. */
  isSynced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** A device on which the second factor is skipped for some time. */
export const TrustedDevice = z.object({
  _id: z.string(),
  device: z.string(),
  address: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
})
export type TrustedDevice = z.infer<typeof TrustedDevice>

const confirmationMethods = ['app', 'passkey', 'password'] as const
export type ConfirmationMethod = (typeof confirmationMethods)[number]

export const TwoFactor = z.object({
  app: z.object({ addedAt: z.string() }).nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
  trustedDevices: z.array(TrustedDevice),
  /** The agencies of the user that require a second factor. */
  requiredBy: z.array(z.string()),
  confirmation: z.object({
    /** Whether the user may change how they sign in without confirming who they are. */
    isRecent: z.boolean(),
    /** Without any, the user has to sign in again. */
    methods: z.array(z.enum(confirmationMethods)),
  }),
})
export type TwoFactor = z.infer<typeof TwoFactor>

/** Shown once, with the first factor. Null when the user has codes already. */
export const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

/** Options for the browser's `navigator.credentials`, in the JSON form of the WebAuthn standard. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

const Base64Url = z.string().regex(/^[\w-]+$/)

const credential = {
  id: Base64Url.max(1400),
  rawId: Base64Url.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

/** A new passkey from the browser. */
export const PasskeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url.max(2000),
    attestationObject: Base64Url.max(8000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
export type PasskeyRegistration = z.output<typeof PasskeyRegistration>

/** Proof of a passkey from the browser. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url.max(2000),
    authenticatorData: Base64Url.max(2000),
    signature: Base64Url.max(2000),
    userHandle: Base64Url.max(200).nullish(),
  }),
})
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>

export const graceDays = [0, 7, 14, 30] as const

/** What an agency requires of its members. */
export const AgencySecurity = z.object({
  /** From when members need a second factor. Null if they need none. */
  twoFactorFrom: z.string().nullable(),
  /** The members who have none. */
  membersWithout: z.array(z.object({ _id: z.string(), name: z.string(), email: z.string() })),
  /** Whether the user who asks has one. */
  hasTwoFactor: z.boolean(),
})
export type AgencySecurity = z.infer<typeof AgencySecurity>

export const AgencySecurityChange = z.object({
  requiresTwoFactor: z.boolean(),
  /** How long members have to set it up. */
  graceDays: z.union(graceDays.map((days) => z.literal(days))),
})
