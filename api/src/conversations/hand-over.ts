import type { HandOverReason } from '@gable/shared/conversations/conversation.ts'
import { newId } from '@gable/shared/ids.ts'
import type { LeadSource } from '@gable/shared/lead-routing/rule.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import type { OpenDashboard } from '../contact-dashboard/open-dashboard.ts'
import { routeContactLead } from '../lead-routing/route-contact-lead.ts'
import { insertActivityEntries, insertLead } from '../leads/new-lead-queries.ts'
import { notifyOfLead } from '../notifications/notify-agent.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { updateHandOver } from './conversation-queries.ts'

interface HandOver {
  conversationId: string
  reason: HandOverReason
  /** The earlier hand-over. A conversation makes one lead. */
  before: HandOverReason | null
  question: string
}

export const conversationSource = 'Conversational AI' satisfies LeadSource

/** Makes a lead that is due at once. The agent reads the transcript from it, and from the contact's activity. */
export async function handOver(
  { db, scope, owner: { contactId }, propertyId }: OpenDashboard,
  { conversationId, reason, before, question }: HandOver,
): Promise<void> {
  // An assistant that was unsure keeps answering; one whose visitor asked for a person does not.
  if (before !== null) {
    if (before === 'UNSURE') await updateHandOver(db, scope, conversationId, { reason })
    return
  }
  const leadId = newId()
  const [leadType, source] = ['GENERAL', conversationSource] as const
  const routing = await routeContactLead(db, scope, { contactId, propertyId, leadType, source })
  const { agentId } = routing
  await insertLead(db, scope, {
    id: leadId,
    contactId,
    propertyId,
    agentId,
    leadType,
    source,
    routing,
    nextAction: toNextAction(question),
  }).execute()
  await insertActivityEntries(db, scope, { contactId, propertyId, agentId: null, at: new Date() }, [
    { eventGroup: 'LEAD', kind: 'CREATED', detail: { leadId, leadType, source } },
  ]).execute()
  await updateHandOver(db, scope, conversationId, { reason, leadId })
  await notifyOfLead(db, scope, { kind: 'NEW_LEAD', agentId, leadId })
  await publishLiveEvent(db, scope, { kind: 'leads', id: leadId })
}

export const toNextAction = (question: string) =>
  `Answer their question: “${truncate(question.replace(/\s+/g, ' '), 120)}”`
