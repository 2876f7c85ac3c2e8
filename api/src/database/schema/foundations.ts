import type { Permission, Role } from '@gable/shared/access.ts'
import type { agencyStatuses, agencySteps, agentSteps } from '@gable/shared/agency/agency.ts'
import type { emulationTypes } from '@gable/shared/identity/user.ts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Json<T extends object> = JSONColumnType<T, string, string>

export interface FoundationTables {
  users: {
    id: string
    email: string
    first_name: Generated<string>
    last_name: Generated<string>
    full_name: GeneratedAlways<string>
    /** The full name, or the email of a user who has not given one. */
    display_name: GeneratedAlways<string>
    phone: string | null
    time_zone: string | null
    password_hash: string | null
    created_at: Generated<Date>
  }
  plans: {
    id: string
    plan_name: string
    feature_flags: Json<Record<string, boolean>>
    numerical_feature_map: Json<Record<string, number>>
    price_cents: number | null
  }
  agencies: {
    account_id: string
    name: string
    status: Generated<(typeof agencyStatuses)[number]>
    onboarding_step: (typeof agencySteps)[number] | null
    onboarding_details: Json<{ professional?: object; industry?: object }>
    plan_id: string | null
    soft_freeze_after: Date | null
    time_zone: Generated<string>
    created_at: Generated<Date>
  }
  agents: {
    account_id: string
    id: string
    user_id: string
    role: Role
    onboarding_step: Generated<(typeof agentSteps)[number]>
    purl_id: string | null
    title: Generated<string>
    photo_url: string | null
    booking_url: Generated<string>
    /** When they last used this account, to the minute. */
    last_seen_at: Date | null
    deactivated_at: Date | null
    /** Who took over from a deactivated agent. */
    successor_id: string | null
    created_at: Generated<Date>
  }
  /** Exceptions of an agent from the permissions of the role. */
  agent_permissions: { account_id: string; agent_id: string; permission: Permission; is_granted: boolean }
  team_handovers: {
    account_id: string
    id: string
    from_agent_id: string
    to_agent_id: string | null
    started_by: string
    /** What was moved so far. */
    contacts: Generated<number>
    leads: Generated<number>
    started_at: Generated<Date>
    finished_at: Date | null
  }
  onboarding_calls: {
    account_id: string
    id: string
    agent_id: string
    starts_at: Date
    ends_at: Date
    booked_at: Generated<Date>
  }
  /** The times of all onboarding calls, without the account. */
  booked_call_times: { starts_at: Date; ends_at: Date; booked_at: Generated<Date> }
  role_permissions: { account_id: string; role: Role; permission: Permission }
  invitations: {
    account_id: string
    id: string
    email: string
    role: Role
    token_hash: Buffer
    invited_by: string | null
    created_at: Generated<Date>
    expires_at: Date
    accepted_at: Date | null
  }
  preferences: { account_id: string; user_id: string; key: string; value: ColumnType<unknown, string, string> }
  audit_entries: {
    account_id: string
    id: string
    at: Generated<Date>
    user_id: string
    emulated_by: string | null
    action: string
    subject: Json<Record<string, unknown>>
    fields: string[]
    address: string | null
    user_agent: Generated<string>
    api_key_id: string | null
    api_key_name: string | null
    section: string
    target_id: string | null
  }
  api_keys: {
    account_id: string
    id: string
    agent_id: string
    name: string
    prefix: string
    key_hash: Buffer
    scopes: string[]
    created_at: Generated<Date>
    expires_at: Date | null
    last_used_at: Generated<Date | null>
    revoked_at: Generated<Date | null>
    revoked_by: Generated<string | null>
    /** The app that it was created for. */
    connected_app_id: Generated<string | null>
  }
  hosts: { host: string; agency: string; added_at: Generated<Date>; claimed_at: Date | null }
  media: {
    account_id: string
    id: string
    content_type: string
    width: number
    height: number
    bytes: number
    narrower: Generated<number[]>
    uploaded_by: string
    created_at: Generated<Date>
  }
  sessions: {
    id: string
    user_id: string
    token_hash: Buffer
    previous_hash: Buffer | null
    user_agent: string
    emulation_type: (typeof emulationTypes)[number] | null
    emulated_by: string | null
    created_at: Generated<Date>
    rotated_at: Generated<Date>
    last_seen_at: Generated<Date>
    expires_at: Date
    /** The IP address that the session was last used from. */
    address: Generated<string>
    /** When the user last signed in or confirmed who they are, with all that they have. */
    confirmed_at: Date | null
  }
  purls: { id: string; taken_at: Generated<Date>; agency: Generated<string | null> }
  magic_links: {
    token_hash: Buffer
    user_id: string
    state: string | null
    emulation_type: (typeof emulationTypes)[number] | null
    emulated_by: string | null
    created_at: Generated<Date>
    expires_at: Date
  }
  secrets: { name: string; value: Buffer }
  security_events: {
    id: string
    user_id: string
    at: Generated<Date>
    kind: string
    session_id: string | null
    address: string | null
    user_agent: Generated<string>
  }
  attempts: { key: string; count: number; until: Date }
}
