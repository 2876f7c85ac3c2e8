import type { DetailOf } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface RunOfContact {
  id: string
  contactId: string
  propertyId: string | null
}

type FlowEntryKind = 'ENROLLED' | 'COMPLETED' | 'LEFT'

/**
 * Adds entries to the activity of contacts. When they were last active stays as it is: to be in a flow is nothing that
 * a contact does.
 */
export const insertFlowEntries = (
  db: Db,
  { accountId }: AccountScope,
  runs: readonly RunOfContact[],
  kind: FlowEntryKind,
  detail: DetailOf<'WORKFLOW', FlowEntryKind>,
) =>
  sql`
    insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, property_id, detail)
    select ${accountId}, e.id, now(), 'WORKFLOW', ${kind}, e.contact_id,
      (select p.id from properties p where p.account_id = ${accountId} and p.id = e.property_id),
      ${JSON.stringify(detail)}::jsonb
    from unnest(${runs.map(() => newId())}::uuid[], ${runs.map(({ contactId }) => contactId)}::uuid[],
      ${runs.map(({ propertyId }) => propertyId)}::uuid[]) as e(id, contact_id, property_id)`.execute(db)

interface ContactDetails {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
}

export async function listContactDetails(
  db: Db,
  { accountId }: AccountScope,
  contactIds: string[],
): Promise<Map<string, ContactDetails>> {
  const { rows } = await sql<ContactDetails>`
    select id, first_name as "firstName", last_name as "lastName", coalesce(email, '') as email,
      coalesce(phone, '') as phone
    from contacts where account_id = ${accountId} and id = any(${contactIds}::uuid[])`.execute(db)
  return new Map(rows.map((contact) => [contact.id, contact]))
}
