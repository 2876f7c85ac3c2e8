import * as z from 'zod'
import { RequiredLine } from '../http/fields.ts'

export const maxApiKeys = 50

/** Every key starts with it, so that scanners for leaked secrets recognize one. */
export const apiKeyPrefix = 'gable_'

/** How many calls each key may make per minute, in each process. */
export const callsPerMinute = 600

/** An area and what a key may do there, such as `contacts:read`. */
const Scope = z.string().regex(/^[a-z-]{1,60}:(read|write)$/, 'This is not a scope')

const apiKeyStates = ['ACTIVE', 'EXPIRED', 'REVOKED', 'LIMITED', 'INACTIVE'] as const

export const ApiKey = z.object({
  _id: z.string(),
  name: z.string(),
  /** The first characters of the key. */
  prefix: z.string(),
  scopes: z.array(Scope),
  /** LIMITED: its creator has lost a permission that a scope needs. INACTIVE: its creator is deactivated, so it is refused. */
  state: z.enum(apiKeyStates),
  createdBy: z.object({ _id: z.string(), fullName: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  /** To the minute. */
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const NewApiKey = z.object({
  name: RequiredLine(80),
  scopes: z.array(Scope).min(1, 'Choose at least one scope').max(100),
  /** The last day on which it works, in the time zone of the agency. Null for a key that does not expire. */
  expiresOn: z.iso.date('Please enter a date').nullable(),
})
export type NewApiKey = z.infer<typeof NewApiKey>

export const ApiKeyChange = z.object({ name: RequiredLine(80) })

/** What the caller may choose for a new key. */
export const ScopeOption = z.object({
  area: z.string(),
  label: z.string(),
  /** Whether the caller has what any of these calls needs. */
  canRead: z.boolean(),
  canWrite: z.boolean(),
})
export type ScopeOption = z.infer<typeof ScopeOption>
