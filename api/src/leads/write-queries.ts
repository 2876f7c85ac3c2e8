import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

interface LeadFields {
  agentId?: string | null | undefined
  valueCents?: number | null | undefined
  nextAction?: string | null | undefined
  nextActionAt?: string | null | undefined
}

export async function updateLeadFields(
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { agentId, valueCents, nextAction, nextActionAt }: LeadFields,
) {
  const change = {
    ...(agentId !== undefined && { agent_id: agentId }),
    ...(valueCents !== undefined && { value_cents: valueCents }),
    ...(nextAction !== undefined && { next_action: nextAction || null }),
    ...(nextActionAt !== undefined && { next_action_at: nextActionAt === null ? null : new Date(nextActionAt) }),
  }
  if (Object.keys(change).length === 0) return
  await db
    .updateTable('leads')
    .set({ ...change, undo: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

/** Assigns the contact to the agent unless it has an owner. Returns whether it did. */
export async function assignUnownedContact(db: Db, { accountId, agentId }: Scope, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contacts')
    .set({ owner_id: agentId, updated_at: sql`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('owner_id', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Reverts `assignUnownedContact`, unless someone else has taken the contact since. */
export const releaseContact = (db: Db, { accountId, agentId }: Scope, id: string) =>
  db
    .updateTable('contacts')
    .set({ owner_id: null, updated_at: sql`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('owner_id', '=', agentId)
    .execute()

export async function getFirstPropertyId(
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
): Promise<string | null> {
  const link = await db
    .selectFrom('contact_properties')
    .select('property_id')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .limit(1)
    .executeTakeFirst()
  return link?.property_id ?? null
}

/** Whether the contact exists and is active, and whether the property is theirs. Locks the contact, so that it stays so. */
export async function checkContactAndProperty(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: { contactId: string; propertyId: string | null },
) {
  const contact = db.selectFrom('contacts').where('account_id', '=', accountId).where('id', '=', contactId)
  const link = db
    .selectFrom('contact_properties')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('property_id', '=', propertyId ?? '')
  return {
    isContact:
      (await contact.select('id').where('archived_at', 'is', null).forNoKeyUpdate().executeTakeFirst()) !== undefined,
    isTheirProperty: propertyId === null || (await link.select('property_id').executeTakeFirst()) !== undefined,
  }
}
