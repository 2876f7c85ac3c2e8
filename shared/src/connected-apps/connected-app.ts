import * as z from 'zod'
import { RequiredLine } from '../http/fields.ts'
import { type AppScope, appNames, appScopes } from './catalog.ts'
import { SyncRules } from './sync-rules.ts'

export const AppNameField = z.enum(appNames)

const scopes = Object.keys(appScopes) as [AppScope, ...AppScope[]]

/** The agent who connected the app. */
export const AppOwner = z.object({ agentId: z.string(), fullName: z.string(), email: z.string() })
export type AppOwner = z.infer<typeof AppOwner>

export const ConnectedApp = z.object({
  _id: z.string(),
  appId: z.string(),
  appName: AppNameField,
  title: z.string(),
  /** The name of the app, as the dashboard editor reads it. */
  type: z.string(),
  isActive: z.boolean(),
  state: z.enum(['ACTIVE', 'NEEDS_ATTENTION', 'DISCONNECTED']),
  stateReason: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** The last characters of the key, by which people recognize it. */
  credentialHint: z.string(),
  ownerInfo: AppOwner,
  connectedAt: z.string(),
  disconnectedAt: z.string().nullable(),
})
export type ConnectedApp = z.infer<typeof ConnectedApp>

/** Whom a sync may bring in, as the app offers it: its tags and stages, once it has listed them. */
export const AppFilterConfig = z.object({
  appName: AppNameField,
  directions: z.array(z.string()),
  conflicts: z.array(z.string()),
  fields: z.array(z.object({ key: z.string(), label: z.string() })),
})
export type AppFilterConfig = z.infer<typeof AppFilterConfig>

export const ConnectedAppDetail = ConnectedApp.extend({
  syncRules: SyncRules.nullable(),
  filterConfig: AppFilterConfig.nullable(),
})
export type ConnectedAppDetail = z.infer<typeof ConnectedAppDetail>

export const CredentialInput = z.object({ credential: RequiredLine(300) })
export type CredentialInput = z.output<typeof CredentialInput>

export const NewConnectedApp = z.object({
  appName: AppNameField,
  /** What the caller agreed to. */
  scopes: z.array(z.enum(scopes)).max(scopes.length),
  /** For apps that gave the agent a key. */
  credential: RequiredLine(300).optional(),
})
export type NewConnectedApp = z.output<typeof NewConnectedApp>
