import type { SyncSetup } from '@gable/shared/contact-sync/contact-sync.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { updateSyncRules } from '../connected-apps/queries.ts'
import { insertAttribute, listAttributes } from '../contacts/attribute-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { getSyncedAppOrThrow } from './get-contact-sync.ts'
import { listFieldMappings, replaceFieldMappings } from './mapping-queries.ts'
import { wake } from './run-contact-sync.ts'
import { getRunningRun, updateRun } from './run-queries.ts'
import { saveSyncState } from './state-queries.ts'
import { stageAttribute } from './sync-context.ts'

/** Saves who and what is exchanged, and compares everybody again. */
export async function saveSetup(db: Db, scope: Scope, appId: string, { rules, mappings }: SyncSetup) {
  await getSyncedAppOrThrow(db, scope, appId)
  if (mappings.some(({ attributeKey }) => attributeKey === stageAttribute.key))
    // Exists already unless this is the first time.
    await insertAttribute(db, scope, { ...stageAttribute, choices: [] })
  const attributes = new Set((await listAttributes(db, scope, 'CONTACT')).map(({ key }) => key))
  const before = new Set((await listFieldMappings(db, scope, appId)).map(({ attributeKey }) => attributeKey))
  // One that was deleted in the meantime may stay until an agent removes it.
  for (const [n, { attributeKey }] of mappings.entries())
    if (!attributes.has(attributeKey) && !before.has(attributeKey))
      throw invalid({ [`mappings.${n}.attributeKey`]: 'This attribute does not exist' })
  await updateSyncRules(db, scope, appId, rules)
  await replaceFieldMappings(db, scope, appId, mappings)
  await saveSyncState(db, scope, appId, { sends: rules.direction !== 'FROM_APP' })
  await restart(db, scope, appId)
}

/** The run in progress ends, and the next one compares everybody. */
export async function restart(db: Db, scope: Scope, appId: string) {
  const run = await getRunningRun(db, scope, appId)
  if (run)
    await updateRun(db, scope, run.id, {
      state: 'DONE',
      ended_at: new Date(),
      reason: 'Ended because the setup changed',
    })
  await wake(db, { accountId: scope.accountId, appId })
  await publishLiveEvent(db, scope, { kind: 'contact-sync', appId })
}
