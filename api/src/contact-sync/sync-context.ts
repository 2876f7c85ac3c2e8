import type { SyncRules } from '@gable/shared/connected-apps/sync-rules.ts'
import type { FieldMapping } from '@gable/shared/contact-sync/contact-sync.ts'
import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { getSyncRules } from '../connected-apps/queries.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { hasSuppressions } from '../erasure/suppression-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import {
  listFieldMappings,
  listSyncAgents,
  listUserDecisions,
  type SyncAgent,
  type UserDecision,
} from './mapping-queries.ts'
import { getSyncState } from './state-queries.ts'

interface MappedAttribute {
  attribute: AttributeDefinition
  remoteField: string
}

/** What people of an app are exchanged with: the rules, the fields and who is who. */
export interface SyncContext {
  appId: string
  title: string
  rules: SyncRules
  attributes: MappedAttribute[]
  /** The agent who is this user of the app; null for nobody, undefined if that is not known. */
  findAgent: (userId: string | null) => string | null | undefined
  findUser: (agentId: string | null) => string | null | undefined
  stages: readonly string[]
  hasSuppressions: boolean
  secret: Buffer
  clockSkew: number
  /** People who have not changed since are reported only if something happens to them. */
  quietBefore?: Date | undefined
}

/** Stages stand for no stage of a lead here, so they are kept in an attribute unless an agent leaves them out. */
export const stageAttribute = { key: 'crm_stage', label: 'CRM stage', entity: 'CONTACT', type: 'TEXT' } as const

/** A preview shows the attribute before it is made. */
const plannedAttribute: AttributeDefinition = {
  ...stageAttribute,
  _id: '',
  choices: [],
  isArchived: false,
  createdAt: '',
  updatedAt: '',
}

interface ContextOptions {
  appId: string
  title: string
  secret: Buffer
  clockSkew: number
  /** Instead of what is saved. */
  setup?: { rules: SyncRules; mappings: readonly FieldMapping[] }
}

/** Read for every batch, so that a change of the rules holds from the next one on. */
export async function getSyncContext(
  db: Db,
  scope: AccountScope,
  { appId, title, secret, clockSkew, setup }: ContextOptions,
): Promise<SyncContext> {
  const state = await getSyncState(db, scope, appId)
  const mappings = setup?.mappings ?? (await listFieldMappings(db, scope, appId))
  const definitions = await listAttributes(db, scope, 'CONTACT')
  const users = state?.catalog.users ?? []
  const { findAgent, findUser } = createUserMatcher(
    users,
    await listUserDecisions(db, scope, appId),
    await listSyncAgents(db, scope),
  )
  return {
    appId,
    title,
    secret,
    clockSkew,
    findAgent,
    findUser,
    rules: setup?.rules ?? (await getSyncRules(db, scope, appId)),
    // An attribute that was deleted since is left out, and the pages say so.
    attributes: mappings.flatMap(({ attributeKey, remoteField }) => {
      const isPlanned = setup !== undefined && attributeKey === stageAttribute.key
      const attribute =
        definitions.find(({ key }) => key === attributeKey) ?? (isPlanned ? plannedAttribute : undefined)
      return attribute ? [{ attribute, remoteField }] : []
    }),
    stages: state?.catalog.stages ?? [],
    hasSuppressions: await hasSuppressions(db, scope),
  }
}

/** A decision by an agent holds; otherwise users are matched by email. */
function createUserMatcher(
  users: readonly { id: string; email: string }[],
  decisions: readonly UserDecision[],
  agents: readonly SyncAgent[],
): Pick<SyncContext, 'findAgent' | 'findUser'> {
  const byId = new Map(agents.map((agent) => [agent.id, agent]))
  const byEmail = new Map(agents.filter(({ hasLeft }) => !hasLeft).map((agent) => [agent.email, agent]))
  const agentOf = new Map<string, string | null>()
  for (const { id, email } of users) {
    const agent = email === '' ? undefined : byEmail.get(email)
    if (agent) agentOf.set(id, agent.id)
  }
  // Who left is followed by who has their work now.
  for (const { remoteUserId, agentId } of decisions)
    agentOf.set(remoteUserId, agentId === null ? null : (byId.get(agentId)?.activeId ?? null))
  const userOf = new Map<string, string>()
  for (const [userId, agentId] of agentOf) if (agentId !== null && !userOf.has(agentId)) userOf.set(agentId, userId)
  return {
    findAgent: (userId) => (userId === null ? null : agentOf.get(userId)),
    findUser: (agentId) => (agentId === null ? null : userOf.get(agentId)),
  }
}
