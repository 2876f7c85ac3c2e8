import type { WebhookEventType } from './webhook.ts'

const contact = {
  contactId: '018bb2c0-1e00-7c10-8c10-6c5f0e2b91a3',
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada.moss@example.com',
  phone: '(207) 555-0134',
}

const address = '12 Harbor Street, Portland, ME 04101'

/** What each event looks like: sent by a test, shown where one chooses what to hear of. */
export const webhookSamples: Record<WebhookEventType, object> = {
  'submission.received': {
    submissionId: '018bb2c0-1e00-7d10-8d10-6c5f0e2b91a4',
    subject: 'widget',
    subjectName: 'Home value',
    formName: 'Home Value',
    leadType: 'HV',
    ...contact,
    address,
    answers: [{ label: 'When are you planning to sell?', value: '3 to 6 months' }],
  },
  'lead.created': {
    leadId: '018bb2c0-1e00-7e10-8e10-6c5f0e2b91a5',
    leadType: 'HV',
    contactId: contact.contactId,
    address,
  },
  'contact.created': { ...contact, source: 'Widget' },
  'contact.updated': { ...contact, source: 'Widget' },
}
