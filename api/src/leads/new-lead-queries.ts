import type { ActivityEntry } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import type { RoutingDecision } from '@gable/shared/leads/routing-decision.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface NewLead {
  id: string
  contactId: string
  propertyId: string | null
  agentId: string | null
  leadType: string
  source: string
  /** In cents, as far as it is known. */
  valueCents?: number | undefined
  /** Why it goes to this agent. */
  routing?: RoutingDecision
  /** Due at once. */
  nextAction?: string
}

/** Adds the lead at the top of the board's first column. */
export const insertLead = (
  db: Db,
  { accountId }: AccountScope,
  { id, contactId, propertyId, agentId, leadType, source, valueCents, nextAction, routing }: NewLead,
) =>
  db.insertInto('leads').values({
    account_id: accountId,
    id,
    contact_id: contactId,
    property_id: propertyId,
    agent_id: agentId,
    lead_type: leadType,
    source,
    ...(valueCents !== undefined && { value_cents: valueCents }),
    ...(routing && { routing: JSON.stringify(routing), routing_rule_id: routing.rule?._id ?? null }),
    ...(nextAction && { next_action: nextAction, next_action_at: new Date() }),
    position: sql`(select coalesce(min(position), 0) - 1024 from leads where account_id = ${accountId} and stage = 'NEW')`,
  })

/** Spaces entries one millisecond apart to keep their order. */
export const insertActivityEntries = (
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId, agentId, at }: Pick<NewLead, 'contactId' | 'propertyId' | 'agentId'> & { at: Date },
  entries: ActivityEntry[],
) =>
  db.insertInto('timeline_entries').values(
    entries.map(({ eventGroup, kind, detail }, n) => ({
      account_id: accountId,
      id: newId(at.getTime() + n),
      at: new Date(at.getTime() + n),
      event_group: eventGroup,
      kind,
      contact_id: contactId,
      property_id: propertyId,
      agent_id: agentId,
      detail: JSON.stringify(detail),
    })),
  )
