import { newId } from '@gable/shared/ids.ts'
import { parseCampaign } from '@gable/shared/traffic/campaign.ts'
import type { WebhookEvent } from '../webhooks/publish-event.ts'
import type { ReceivedSubmission, SubmissionOutcome } from './submission-queries.ts'

/** The events that one submission causes. */
export function toWebhookEvents(
  {
    id,
    at,
    kind,
    subjectId,
    subjectName,
    formName,
    leadType,
    details,
    address,
    answers,
    page,
    referrer,
    clickIds,
  }: ReceivedSubmission,
  { contactId, leadId, recognisedBy }: SubmissionOutcome,
  { isNew, hasChanges }: { isNew: boolean; hasChanges: boolean },
): WebhookEvent[] {
  const contact = { contactId, ...details }
  const submission = {
    submissionId: id,
    at: at.toISOString(),
    subject: { kind, id: subjectId, name: subjectName },
    form: formName,
    page,
    referrer,
    campaign: parseCampaign(page),
    clickIds,
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
    ...(!isNew && hasChanges ? [{ id: newId(), type: 'contact.updated', data: contact } as const] : []),
    { id: leadId, type: 'lead.created', data: { leadId, contactId, leadType, address, source: subjectName } },
  ]
}
