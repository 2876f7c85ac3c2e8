import { createHookTrigger } from '../hook-trigger.ts'

interface LeadEvent {
  leadId: string
  contactId: string
  leadType: string
  address: string | null
  source: string
}

interface LeadRecord extends Omit<LeadEvent, 'leadId'> {
  _id: string
}

export const newLead = createHookTrigger({
  key: 'new_lead',
  noun: 'Lead',
  description: 'Triggers when a visitor of your website or a page becomes a lead.',
  eventType: 'lead.created',
  list: { path: '/agent/leads/search', params: { sort: 'createdAt', sortOrder: 'desc', pageSize: '100' } },
  fromEvent: ({ leadId, ...lead }: LeadEvent) => toItem({ _id: leadId, ...lead }),
  fromRecord: (lead: LeadRecord) => toItem(lead),
  sample: {
    id: '018bb2c0-1e00-7e10-8e10-6c5f0e2b91a5',
    contactId: '018bb2c0-1e00-7c10-8c10-6c5f0e2b91a3',
    leadType: 'HV',
    address: '12 Harbor Street, Portland, ME 04101',
    source: 'Home value',
  },
})

const toItem = ({ _id, contactId, leadType, address, source }: LeadRecord) => ({
  id: _id,
  contactId,
  leadType,
  address,
  source,
})
