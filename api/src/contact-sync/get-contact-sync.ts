import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import type { CrmCatalog } from '@gable/shared/contact-sync/catalog.ts'
import type { ContactSync, FieldMapping, MappedField } from '@gable/shared/contact-sync/contact-sync.ts'
import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { getConnectedAppOrThrow, getSyncRules } from '../connected-apps/queries.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { listTags } from '../contacts/filter-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { countLinks } from './link-queries.ts'
import { listFieldMappings } from './mapping-queries.ts'
import { countEntries } from './queue-queries.ts'
import { getRunningRun, listRuns, toRun } from './run-queries.ts'
import { getSyncState } from './state-queries.ts'
import { stageAttribute } from './sync-context.ts'
import { listUserMappings } from './user-mapping.ts'

export async function getContactSync(db: Db, scope: Scope, appId: string): Promise<ContactSync> {
  const app = await getSyncedAppOrThrow(db, scope, appId)
  const state = await getSyncState(db, scope, appId)
  const catalog: CrmCatalog = { users: [], stages: [], fields: [], tags: [], ...state?.catalog }
  const attributes = await listAttributes(db, scope, 'CONTACT')
  const running = await getRunningRun(db, scope, appId)
  const [latest] = running ? [toRun(running)] : await listRuns(db, scope, appId, 1)
  const mappings = state ? await listFieldMappings(db, scope, appId) : [stageMapping]
  const users = await listUserMappings(db, scope, appId)
  return {
    appId,
    title: app.title,
    catalog,
    stateReason: app.stateReason,
    state: toState(app.state, state),
    rules: await getSyncRules(db, scope, appId),
    mappings: mappings.map((mapping) => toMappedField(mapping, attributes, catalog)),
    attributes: attributes.map(({ key, label }) => ({ key, label })),
    tags: await listTags(db, scope),
    linked: await countLinks(db, scope, appId),
    waiting: await countEntries(db, scope, appId),
    syncedAt: state?.synced_at?.toISOString() ?? null,
    waitsUntil: state?.not_before && state.not_before > new Date() ? state.not_before.toISOString() : null,
    run: latest ?? null,
    unmappedUsers: users.filter(({ by }) => by === 'NONE').length,
  }
}

/** An app that syncs contacts and is not disconnected. */
export async function getSyncedAppOrThrow(db: Db, scope: Scope, appId: string) {
  const app = await getConnectedAppOrThrow(db, scope, appId)
  if (!appCatalog[app.appName].pages.includes('contact-sync') || app.state === 'DISCONNECTED')
    throw new Problem('not_found', 'This app syncs no contacts')
  return app
}

function toState(appState: string, state: { paused_at: Date | null } | undefined): ContactSync['state'] {
  if (appState === 'NEEDS_ATTENTION') return 'NEEDS_ATTENTION'
  if (!state) return 'SETUP'
  return state.paused_at ? 'PAUSED' : 'ACTIVE'
}

const stageMapping: FieldMapping = { attributeKey: stageAttribute.key, remoteField: 'stage' }

function toMappedField(
  mapping: FieldMapping,
  attributes: readonly AttributeDefinition[],
  catalog: CrmCatalog,
): MappedField {
  const attribute = attributes.find(({ key }) => key === mapping.attributeKey)
  const field = catalog.fields.find(({ name }) => name === mapping.remoteField)
  const isPlanned = mapping.attributeKey === stageAttribute.key
  return {
    ...mapping,
    attributeLabel: attribute?.label ?? (isPlanned ? stageAttribute.label : mapping.attributeKey),
    remoteLabel: field?.label ?? (mapping.remoteField === 'stage' ? 'Stage' : mapping.remoteField),
    problem: getProblem(attribute !== undefined || isPlanned, field !== undefined || catalog.fields.length === 0),
  }
}

function getProblem(hasAttribute: boolean, hasField: boolean): string {
  if (!hasAttribute) return 'The attribute was deleted'
  return hasField ? '' : 'The field is gone in the app'
}
