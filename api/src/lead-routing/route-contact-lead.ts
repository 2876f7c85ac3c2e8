import type { RoutingDecision } from '@gable/shared/leads/routing-decision.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getKnownContact, giveContactWithoutOwner } from './known-contact-queries.ts'
import { routeSubmission, toHomeArea } from './route-submission.ts'
import { getRouting, type RoutingRows } from './routing-queries.ts'

interface ContactLead {
  contactId: string
  propertyId: string | null
  leadType: string
  source: string
  valueCents?: number | undefined
}

/**
 * Decides who gets a lead of a contact who is known already, in the transaction that creates it. A rule gives away the
 * contact too if nobody has them. Callers with many leads read the rules once.
 */
export async function routeContactLead(
  db: Db,
  scope: AccountScope,
  { contactId, propertyId, leadType, source, valueCents }: ContactLead,
  rules?: RoutingRows | null,
): Promise<RoutingDecision> {
  const contact = await getKnownContact(db, scope, { contactId, propertyId })
  const lead = {
    at: Date.now(),
    leadType,
    source,
    valueCents,
    language: contact?.language ?? 'en',
    form: { id: null, name: '' },
    asset: { id: null, name: '' },
    ...toHomeArea(contact ?? null, contact?.address ?? null),
  }
  const current = { ownerId: contact?.ownerId ?? null, pageAgentId: null }
  const rows = rules === undefined ? await getRouting(db, scope) : rules
  const routing = await routeSubmission(db, scope, lead, current, rows)
  if (routing.outcome === 'RULE' && routing.agentId && !current.ownerId) {
    await giveContactWithoutOwner(db, scope, { contactId, agentId: routing.agentId })
    await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
  }
  return routing
}
