import type { TimelineDetail } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface NewLead {
  id: string
  contactId: string
  homeId: string | null
  agentId: string | null
  leadType: string
  source: string
}

/** At the end of the first column. */
export const insertLead = (
  db: Db,
  { accountId }: AccountScope,
  { id, contactId, homeId, agentId, leadType, source }: NewLead,
) =>
  db.insertInto('leads').values({
    account_id: accountId,
    id,
    contact_id: contactId,
    property_id: homeId,
    agent_id: agentId,
    lead_type: leadType,
    source,
    position: sql`(select coalesce(max(position), 0) + 1024 from leads where account_id = ${accountId} and stage = 'NEW')`,
  })

/** One after the other: what is told first happened first. */
export const insertEntries = (
  db: Db,
  { accountId }: AccountScope,
  { contactId, homeId, agentId, at }: Pick<NewLead, 'contactId' | 'homeId' | 'agentId'> & { at: Date },
  told: TimelineDetail[],
) =>
  db.insertInto('timeline_entries').values(
    told.map(({ eventGroup, kind, detail }, n) => ({
      account_id: accountId,
      id: newId(at.getTime() + n),
      at: new Date(at.getTime() + n),
      event_group: eventGroup,
      kind,
      contact_id: contactId,
      property_id: homeId,
      agent_id: agentId,
      detail: JSON.stringify(detail),
    })),
  )
