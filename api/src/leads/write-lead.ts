import type { Contract } from '@gable/shared/contract.ts'
import type { ParsedRequest } from '@gable/shared/http/endpoint.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import { notifyLeadAssigned } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { insertLead } from '../submissions/lead-queries.ts'
import { getAgentName } from './agent-queries.ts'
import { lockLeadOrThrow } from './move-queries.ts'
import { checkContactAndProperty, updateLeadFields } from './write-queries.ts'

type NewLeadInput = ParsedRequest<Contract['POST /agent/leads']>['body']
type LeadChange = ParsedRequest<Contract['PATCH /agent/leads/lead/:leadId']>['body']

const manualSource = 'Added by hand'

export async function createLead(db: Db, scope: Scope, lead: NewLeadInput): Promise<string> {
  const { isContact, isTheirProperty } = await checkContactAndProperty(db, scope, lead)
  if (!isContact) throw invalid({ contactId: 'This contact no longer exists' })
  if (!isTheirProperty) throw invalid({ propertyId: 'This property does not belong to the contact' })
  const { contactId, propertyId, leadType, valueCents } = lead
  const leadId = newId()
  const { agentId } = scope
  await insertLead(db, scope, { id: leadId, contactId, propertyId, agentId, leadType, source: manualSource }).execute()
  await updateLeadFields(db, scope, leadId, { valueCents })
  await recordActivity(db, scope, lead, {
    eventGroup: 'LEAD',
    kind: 'CREATED',
    detail: { leadId, leadType, source: manualSource },
  })
  return leadId
}

export async function changeLead(db: Db, scope: Scope, id: string, change: LeadChange) {
  const lead = await lockLeadOrThrow(db, scope, id)
  const { agentId } = change
  const agentName = agentId ? await getAgentName(db, scope, agentId) : undefined
  if (agentId && agentName === undefined) throw invalid({ agentId: 'This person is no longer on the team' })
  await updateLeadFields(db, scope, id, change)
  if (agentId && agentName !== undefined && agentId !== lead.agentId) {
    await recordActivity(db, scope, lead, { eventGroup: 'LEAD', kind: 'ASSIGNED', detail: { leadId: id, agentName } })
    await notifyLeadAssigned(db, scope, { leadId: id, agentId })
  }
}
