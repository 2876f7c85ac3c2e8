import type { Lead } from '@gable/shared/leads/lead.ts'
import type { CallTarget } from '../calls/current-call.ts'
import { getLeadName } from './lead-filters.ts'

/** The person to call about a lead. Undefined without a phone number. */
export const toCallTarget = (lead: Lead): CallTarget | undefined =>
  lead.phone ? { contactId: lead.contactId, leadId: lead._id, name: getLeadName(lead), phone: lead.phone } : undefined
