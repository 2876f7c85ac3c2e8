import { type WebhookEventType, webhookEventTypes } from '@gable/shared/webhooks/webhook.ts'

const events: Record<WebhookEventType, { label: string; hint: string }> = {
  'submission.received': { label: 'Submission received', hint: 'A visitor submitted a form.' },
  'lead.created': { label: 'Lead created', hint: 'A submission created a lead.' },
  'contact.created': { label: 'Contact created', hint: 'A new contact was added.' },
  'contact.updated': { label: 'Contact updated', hint: 'A contact’s details changed.' },
  'dashboard.viewed': { label: 'Dashboard viewed', hint: 'A homeowner opened their dashboard.' },
  'dashboard.clicked': { label: 'Dashboard clicked', hint: 'A homeowner pressed a button on their dashboard.' },
  'email.opened': { label: 'Email opened', hint: 'A contact opened an email for the first time.' },
  'postcard.scanned': {
    label: 'Postcard scanned',
    hint: 'A contact scanned the code of a postcard for the first time.',
  },
  'flow.entered': { label: 'Workflow entered', hint: 'A contact entered an automation or a workflow.' },
  'flow.finished': { label: 'Workflow finished', hint: 'A contact reached the end of one.' },
  'flow.called': { label: 'Workflow call', hint: 'A step of a workflow called this webhook.' },
  'email.clicked': { label: 'Email clicked', hint: 'A contact followed a link in an email.' },
}

export const getEventLabel = (type: WebhookEventType) => events[type].label

export const eventOptions = webhookEventTypes.map((value) => ({ value, ...events[value] }))
