import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { ActiveFlow } from './active-flows.ts'
import { enrollMatching } from './enroll-matching.ts'
import { listStartFacts } from './flow-facts.ts'
import { matchContacts } from './match-queries.ts'
import { insertDepartures } from './run-queries.ts'
import type { FlowEvent } from './trigger-rules.ts'

/**
 * Enrolls contacts in the automations that they match since something about them changed. Only automations whose
 * filters read what changed look again, all of them in one query.
 */
export async function enrollChangedContacts(
  db: Db,
  scope: AccountScope,
  flows: readonly ActiveFlow[],
  events: readonly FlowEvent[],
): Promise<void> {
  const looking = flows.flatMap((flow) => {
    if (flow.kind !== 'AUTOMATION') return []
    const facts = listStartFacts(flow.definition)
    const contactIds = new Set(events.flatMap(({ fact, contactId }) => (facts.includes(fact) ? [contactId] : [])))
    return contactIds.size > 0 ? [{ flow, contactIds: [...contactIds] }] : []
  })
  if (looking.length === 0) return
  const matches = await matchContacts(
    db,
    scope,
    [...new Set(looking.flatMap(({ contactIds }) => contactIds))],
    looking.map(({ flow }) => flow.definition.filters),
  )
  const since = new Map(events.map(({ contactId, at }) => [contactId, at]))
  for (const [n, { flow, contactIds }] of looking.entries()) {
    const isMatching = (contactId: string) => matches.get(contactId)?.has(n) ?? false
    await enrollMatching(db, scope, flow, contactIds.filter(isMatching), since)
    const leaving = contactIds.filter((contactId) => !isMatching(contactId))
    // A contact who stopped matching may come back once they match again.
    if (flow.definition.reentry !== 'NEVER' && leaving.length > 0)
      await insertDepartures(db, scope, flow.flowId, leaving)
  }
}
