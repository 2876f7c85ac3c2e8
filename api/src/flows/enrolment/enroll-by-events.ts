import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { enrollContacts } from '../runs/enroll-contacts.ts'
import type { ActiveFlow } from './active-flows.ts'
import { matchContacts } from './match-queries.ts'
import { toOccasion } from './occasion.ts'
import { type FlowEvent, matchesTrigger, webhookFact } from './trigger-rules.ts'

/** Enrolls contacts in the workflows that are triggered by what happened. */
export async function enrollByEvents(
  db: Db,
  scope: AccountScope,
  flows: readonly ActiveFlow[],
  events: readonly FlowEvent[],
): Promise<void> {
  const triggered = flows.flatMap((flow) => {
    const { trigger } = flow.definition
    const starting = trigger ? events.filter((event) => isMeantFor(flow, event) && matchesTrigger(trigger, event)) : []
    return starting.length > 0 ? [{ flow, starting }] : []
  })
  if (triggered.length === 0) return
  const contactIds = [...new Set(triggered.flatMap(({ starting }) => starting.map(({ contactId }) => contactId)))]
  const filterSets = triggered.map(({ flow }) => flow.definition.filters)
  const matches = await matchContacts(db, scope, contactIds, filterSets)
  for (const [n, { flow, starting }] of triggered.entries()) {
    const { reentry, trigger } = flow.definition
    const entries = starting
      .filter(({ contactId }) => matches.get(contactId)?.has(n))
      .map((event) => toEntry(event, toOccasion(reentry, event.key), trigger?.type))
    if (entries.length > 0) await enrollContacts(db, scope, flow, entries)
  }
}

/** A request starts only the workflow to whose address it was sent. */
const isMeantFor = ({ flowId }: ActiveFlow, { fact, detail }: FlowEvent) =>
  fact !== webhookFact || detail.flowId === flowId

const toEntry = (
  { contactId, propertyId, leadId, entryId, fact, at, detail }: FlowEvent,
  occasion: string,
  trigger: string | undefined,
) => ({
  contactId,
  propertyId,
  leadId,
  occasion,
  startedAt: at,
  cause: { type: 'EVENT', trigger, fact, entryId, at: at.toISOString(), detail },
})
