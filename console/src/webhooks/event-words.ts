import { type WebhookEventType, webhookEventTypes } from '@gable/shared/webhooks/webhook.ts'

const words: Record<WebhookEventType, { label: string; hint: string }> = {
  'submission.received': { label: 'Submission received', hint: 'A visitor filled in a form.' },
  'lead.created': { label: 'Lead created', hint: 'A lead came out of a submission.' },
  'contact.created': { label: 'Contact created', hint: 'Somebody is known for the first time.' },
  'contact.updated': { label: 'Contact updated', hint: 'Something about a contact has changed.' },
}

export const eventLabel = (type: WebhookEventType) => words[type].label

export const eventOptions = webhookEventTypes.map((value) => ({ value, ...words[value] }))
