import { newId } from '@gable/shared/ids.ts'
import { unsubscribeByContact } from '../contacts/unsubscribe.ts'
import { insertLead } from '../leads/new-lead-queries.ts'
import { notifyOfLead } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { revokeAllLinks } from './link-queries.ts'

interface ErasureRequest {
  contactId: string
  propertyId: string
  /** The agent who looks after the contact. */
  agentId: string | null
}

const nextAction = 'Erase their data: they asked for it on their dashboard'

/**
 * Stops all emails, turns the links off and puts the erasure on top of the agent's day. It does not erase by itself:
 * anyone who holds a postcard can open the page, and erasing cannot be undone.
 */
export async function requestErasureByLink(
  db: Db,
  scope: AccountScope,
  { contactId, propertyId, agentId }: ErasureRequest,
) {
  await unsubscribeByContact(db, scope, contactId)
  const { numUpdatedRows } = await revokeAllLinks(db, scope, contactId)
  // Of several requests at once, the first revoked them.
  if (numUpdatedRows === 0n) return
  const leadId = newId()
  await insertLead(db, scope, {
    id: leadId,
    contactId,
    propertyId,
    agentId,
    leadType: 'GENERAL',
    source: 'Seller dashboard',
    nextAction,
  }).execute()
  await notifyOfLead(db, scope, { kind: 'NEW_LEAD', agentId, leadId })
  await publishLiveEvent(db, scope, { kind: 'leads', id: leadId })
}
