import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface NewLead {
  contactId: string
  propertyId: string | null
  leadType: LeadType
  valueCents: number | null
}

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

/** Whether the contact exists and is active, and whether the property is theirs. */
export async function checkContactAndProperty(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: Pick<NewLead, 'contactId' | 'propertyId'>,
) {
  const contact = db.selectFrom('contacts').where('account_id', '=', accountId).where('id', '=', contactId)
  const link = db
    .selectFrom('contact_properties')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('property_id', '=', propertyId ?? '')
  return {
    isContact: (await contact.select('id').where('archived_at', 'is', null).executeTakeFirst()) !== undefined,
    isTheirProperty: propertyId === null || (await link.select('property_id').executeTakeFirst()) !== undefined,
  }
}
