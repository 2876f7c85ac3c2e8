import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface MadeByHand {
  contactId: string
  propertyId: string | null
  leadType: LeadType
  valueCents: number | null
}

interface Change {
  agentId?: string | null | undefined
  valueCents?: number | null | undefined
  nextAction?: string | null | undefined
  nextActionAt?: string | null | undefined
}

export async function updateLead(
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { agentId, valueCents, nextAction, nextActionAt }: Change,
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

/** Whether both belong to the account, and the home to the contact. */
export async function isContactWithHome(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: Pick<MadeByHand, 'contactId' | 'propertyId'>,
) {
  const contact = db.selectFrom('contacts').where('account_id', '=', accountId).where('id', '=', contactId)
  const home = db
    .selectFrom('contact_properties')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('property_id', '=', propertyId ?? '')
  return {
    isContact: (await contact.select('id').where('archived_at', 'is', null).executeTakeFirst()) !== undefined,
    isHome: propertyId === null || (await home.select('property_id').executeTakeFirst()) !== undefined,
  }
}
