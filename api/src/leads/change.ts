import type { Contract } from '@gable/shared/contract.ts'
import type { Received } from '@gable/shared/http/endpoint.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { tellTimeline } from '../contacts/write-queries.ts'
import { tellLeadAssigned } from '../notifications/tell-agent.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { insertLead } from '../submissions/lead-queries.ts'
import { nameOfAgent } from './agent-queries.ts'
import { isContactWithHome, updateLead } from './change-queries.ts'
import { lockLead } from './move-queries.ts'

type New = Received<Contract['POST /agent/leads']>['body']
type Change = Received<Contract['PATCH /agent/leads/lead/:leadId']>['body']

const byHand = 'Added by hand'

const refused = (fields: Record<string, string>) => new Problem('invalid', 'Some fields need attention', fields)

export async function createLead(db: Db, scope: Scope, lead: New): Promise<string> {
  const { isContact, isHome } = await isContactWithHome(db, scope, lead)
  if (!isContact) throw refused({ contactId: 'This contact is not there any more' })
  if (!isHome) throw refused({ propertyId: 'This property does not belong to the contact' })
  const { contactId, propertyId: homeId, leadType, valueCents } = lead
  const leadId = newId()
  const { agentId } = scope
  await insertLead(db, scope, { id: leadId, contactId, homeId, agentId, leadType, source: byHand }).execute()
  await updateLead(db, scope, leadId, { valueCents })
  await tellTimeline(db, scope, lead, {
    eventGroup: 'LEAD',
    kind: 'CREATED',
    detail: { leadId, leadType, source: byHand },
  })
  return leadId
}

export async function changeLead(db: Db, scope: Scope, id: string, change: Change) {
  const lead = await lockLead(db, scope, id)
  if (!lead) throw new Problem('not_found', 'There is no such lead')
  const { agentId } = change
  const agentName = agentId ? await nameOfAgent(db, scope, agentId) : undefined
  if (agentId && agentName === undefined) throw refused({ agentId: 'This person is not on the team any more' })
  await updateLead(db, scope, id, change)
  if (agentId && agentName !== undefined && agentId !== lead.agentId) {
    await tellTimeline(db, scope, lead, { eventGroup: 'LEAD', kind: 'ASSIGNED', detail: { leadId: id, agentName } })
    await tellLeadAssigned(db, scope, { leadId: id, agentId })
  }
}
