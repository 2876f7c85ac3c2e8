import type { WebhookEventType } from './webhook.ts'

const details = { firstName: 'Ada', lastName: 'Moss', email: 'ada.moss@example.com', phone: '(207) 555-0134' }
const contactId = '018bb2c0-1e00-7c10-8c10-6c5f0e2b91a3'
const leadId = '018bb2c0-1e00-7e10-8e10-6c5f0e2b91a5'
const email = { emailId: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a7', subject: 'What is 12 Harbor Street worth today?' }
const flow = {
  runId: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a9',
  flow: { id: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91aa', kind: 'WORKFLOW', title: 'Speed to lead' },
  contactId,
  ...details,
}
const address = '12 Harbor Street, Portland, ME 04101'

/** Sample data of each event type, for test deliveries. */
export const webhookSamples: Record<WebhookEventType, object> = {
  'submission.received': {
    submissionId: '018bb2c0-1e00-7d10-8d10-6c5f0e2b91a4',
    at: '2026-03-14T15:09:26.000Z',
    subject: { kind: 'widget', id: '018bb2c0-1e00-7f10-8f10-6c5f0e2b91a6', name: 'Home value' },
    form: 'Home Value',
    page: 'https://www.example.com/sell?utm_source=postcard&utm_campaign=spring&gclid=Cj0KCQjw',
    referrer: null,
    campaign: { source: 'postcard', campaign: 'spring' },
    clickIds: { gclid: 'Cj0KCQjw' },
    ...details,
    address,
    answers: [{ label: 'When are you planning to sell?', value: '3 to 6 months' }],
    contactId,
    leadId,
    recognisedBy: null,
  },
  'lead.created': { leadId, contactId, leadType: 'HV', address, source: 'Home value' },
  'contact.created': { contactId, ...details },
  'contact.updated': { contactId, ...details },
  'dashboard.viewed': { contactId, address, at: '2026-03-14T15:09:26.000Z' },
  'dashboard.clicked': {
    contactId,
    address,
    at: '2026-03-14T15:09:26.000Z',
    module: 'Selling Options',
    button: 'Get a cash offer',
  },
  'email.opened': { contactId, ...email, at: '2026-03-14T15:09:26.000Z' },
  'postcard.scanned': {
    contactId,
    postcardId: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a8',
    title: 'Just sold on Harbor Street',
    address,
    kind: 'PRIMARY',
    at: '2026-03-14T15:09:26.000Z',
  },
  'flow.entered': flow,
  'flow.finished': flow,
  'flow.called': { ...flow, stepId: 'call' },
  'email.clicked': { contactId, ...email, label: 'See my home’s value', at: '2026-03-14T15:09:26.000Z' },
}
