import type { emulationTypes } from '@gable/shared/identity/user.ts'
import type { Generated } from 'kysely'

/** Second factors, and the sign-ins that wait for one. */
export interface SignInTables {
  authenticator_apps: {
    user_id: string
    encrypted_secret: Buffer | null
    added_at: Date | null
    /** The newest 30 seconds whose code was used. */
    last_step: Generated<number>
    pending_secret: Buffer | null
    pending_since: Date | null
  }
  recovery_codes: { user_id: string; hash: Buffer; created_at: Generated<Date>; used_at: Date | null }
  passkeys: {
    id: string
    user_id: string
    credential_id: string
    public_key: Buffer
    /** A bigint, which the driver returns as text. */
    counter: string
    transports: string[]
    is_synced: boolean
    name: string
    created_at: Generated<Date>
    last_used_at: Date | null
  }
  passkey_challenges: { hash: Buffer; purpose: ChallengePurpose; user_id: string | null; expires_at: Date }
  pending_sign_ins: {
    token_hash: Buffer
    user_id: string
    method: SignInMethod
    emulation_type: (typeof emulationTypes)[number] | null
    emulated_by: string | null
    expires_at: Date
  }
  trusted_devices: {
    id: string
    user_id: string
    token_hash: Buffer
    user_agent: string
    address: string
    created_at: Generated<Date>
    last_used_at: Generated<Date>
    expires_at: Date
  }
}

export type ChallengePurpose = 'register' | 'sign-in' | 'second-factor' | 'confirm'

/** How the first factor was proved. */
export type SignInMethod = 'password' | 'link' | 'invitation' | 'emulation'
