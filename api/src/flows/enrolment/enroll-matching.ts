import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { enrollContacts } from '../runs/enroll-contacts.ts'
import type { ActiveFlow } from './active-flows.ts'
import { countRuns, deleteDepartures, listDeparted } from './run-queries.ts'

/**
 * Enrolls contacts who match an automation. Contacts who were in it come back, as its rule allows, only after they
 * stopped matching: matching it still is no new occasion, and an automation that changes what it filters by would
 * otherwise start itself again.
 */
export async function enrollMatching(
  db: Db,
  scope: AccountScope,
  flow: Pick<ActiveFlow, 'flowId' | 'version' | 'definition'>,
  contactIds: readonly string[],
  /** When the contacts came to match, as far as it is known. */
  since?: ReadonlyMap<string, Date>,
): Promise<void> {
  if (contactIds.length === 0) return
  const { flowId, definition } = flow
  const runs = await countRuns(db, scope, flowId, contactIds)
  const mayReturn = definition.reentry !== 'NEVER' && runs.size > 0
  const departed = mayReturn ? await listDeparted(db, scope, flowId, contactIds) : new Set<string>()
  const entering = contactIds.filter((contactId) => !runs.has(contactId) || departed.has(contactId))
  if (entering.length === 0) return
  await enrollContacts(
    db,
    scope,
    flow,
    entering.map((contactId) => ({
      contactId,
      propertyId: null,
      leadId: null,
      startedAt: since?.get(contactId),
      // The number of the occasion. Contacts who may not come back have one only.
      occasion: definition.reentry === 'NEVER' ? 'once' : String((runs.get(contactId) ?? 0) + 1),
      cause: { type: 'MATCHED', filters: definition.filters },
    })),
  )
  const returned = entering.filter((contactId) => departed.has(contactId))
  if (returned.length > 0) await deleteDepartures(db, scope, flowId, returned)
}
