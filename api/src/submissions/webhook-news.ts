import { newId } from '@gable/shared/ids.ts'
import { campaignOf } from '@gable/shared/submissions/campaign.ts'
import type { WebhookEvent } from '../webhooks/tell.ts'
import type { Outcome, Received } from './submission-queries.ts'

/** What a submission is to the systems an agency listens with. */
export function newsOf(
  { id, at, kind, subjectId, subjectName, formName, leadType, details, address, answers, page, referrer }: Received,
  { contactId, leadId, recognisedBy }: Outcome,
  { isNew, hasNews }: { isNew: boolean; hasNews: boolean },
): WebhookEvent[] {
  const contact = { contactId, ...details }
  const submission = {
    submissionId: id,
    at: at.toISOString(),
    subject: { kind, id: subjectId, name: subjectName },
    form: formName,
    page,
    referrer,
    campaign: campaignOf(page),
    ...details,
    address,
    answers,
    contactId,
    leadId,
    recognisedBy,
  }
  return [
    { id, type: 'submission.received', data: submission },
    ...(isNew ? [{ id: contactId, type: 'contact.created', data: contact } as const] : []),
    ...(!isNew && hasNews ? [{ id: newId(), type: 'contact.updated', data: contact } as const] : []),
    { id: leadId, type: 'lead.created', data: { leadId, contactId, leadType, address, source: subjectName } },
  ]
}
