import * as z from 'zod'
import { SyncRules } from '../connected-apps/sync-rules.ts'
import { Id } from '../http/fields.ts'
import { CrmCatalog, RemoteUser } from './catalog.ts'
import { SyncRun } from './report.ts'

/** An attribute of contacts and the field of the app that it is the same as. */
export const FieldMapping = z.object({
  attributeKey: z.string().min(1).max(40),
  remoteField: z.string().min(1).max(100),
})
export type FieldMapping = z.output<typeof FieldMapping>

const mappingMaximum = 50
const duplicateMappingMessage = 'Each field can be mapped once'

/** What an agent may change about a sync: which people are exchanged, and which fields. */
export const SyncSetup = z
  .object({ rules: SyncRules, mappings: z.array(FieldMapping).max(mappingMaximum) })
  .refine(
    ({ mappings }) =>
      new Set(mappings.map(({ attributeKey }) => attributeKey)).size === mappings.length &&
      new Set(mappings.map(({ remoteField }) => remoteField)).size === mappings.length,
    { message: duplicateMappingMessage, path: ['mappings'] },
  )
export type SyncSetup = z.output<typeof SyncSetup>
export type SyncSetupInput = z.input<typeof SyncSetup>

export const MappedField = FieldMapping.extend({
  attributeLabel: z.string(),
  remoteLabel: z.string(),
  /** Why nothing is exchanged, or empty. */
  problem: z.string(),
})
export type MappedField = z.infer<typeof MappedField>

export const ContactSync = z.object({
  appId: z.string(),
  title: z.string(),
  /** SETUP: nothing is exchanged until the rules are saved. */
  state: z.enum(['SETUP', 'ACTIVE', 'PAUSED', 'NEEDS_ATTENTION']),
  stateReason: z.string(),
  rules: SyncRules,
  mappings: z.array(MappedField),
  catalog: CrmCatalog,
  attributes: z.array(z.object({ key: z.string(), label: z.string() })),
  /** Tags of contacts here. */
  tags: z.array(z.string()),
  linked: z.number(),
  waiting: z.number(),
  syncedAt: z.string().nullable(),
  /** Until then the app is left alone. */
  waitsUntil: z.string().nullable(),
  run: SyncRun.nullable(),
  unmappedUsers: z.number(),
})
export type ContactSync = z.infer<typeof ContactSync>

const PreviewField = z.object({
  label: z.string(),
  local: z.string(),
  remote: z.string(),
  /** The value that both have afterward, if they differ now. */
  after: z.string(),
  change: z.enum(['NONE', 'HERE', 'APP', 'BOTH']),
})

/** What would happen to one real person. */
export const SyncPreview = z.object({
  name: z.string(),
  outcome: z.string(),
  fields: z.array(PreviewField),
})
export type SyncPreview = z.infer<typeof SyncPreview>

export const SyncPreviews = z.object({ incoming: SyncPreview.nullable(), outgoing: SyncPreview.nullable() })
export type SyncPreviews = z.infer<typeof SyncPreviews>

export const UserMapping = z.object({
  user: RemoteUser,
  /** Null: their people get no owner here. */
  agentId: z.string().nullable(),
  /** DECIDED by an agent, or matched by EMAIL; NONE: their people keep the owner that they have here. */
  by: z.enum(['DECIDED', 'EMAIL', 'NONE']),
  /** The agent left, and their contacts go to their successor. */
  hasLeft: z.boolean(),
})
export type UserMapping = z.infer<typeof UserMapping>

export const UserMappings = z.object({ users: z.array(UserMapping) })
export type UserMappings = z.infer<typeof UserMappings>

/** Users that are not named are recognized by email. */
export const UserDecisions = z.object({
  decisions: z.array(z.object({ remoteUserId: z.string().min(1).max(100), agentId: Id.nullable() })).max(1000),
})
export type UserDecisions = z.output<typeof UserDecisions>
