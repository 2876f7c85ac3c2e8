import { NewContact } from '@gable/shared/contacts/contact.ts'
import type { Contract } from '@gable/shared/contract.ts'
import type { ParsedRequest } from '@gable/shared/http/endpoint.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { createContact } from '../contacts/create.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import { notifyLeadAssigned } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { getAgentNameOrThrow, recordAssignment } from './assign.ts'
import { lockLeadOrThrow } from './move-queries.ts'
import { insertLead } from './new-lead-queries.ts'
import { checkContactAndProperty, getFirstPropertyId, updateLeadFields } from './write-queries.ts'

type NewLeadInput = ParsedRequest<Contract['POST /agent/leads']>['body']
type LeadChange = ParsedRequest<Contract['PATCH /agent/leads/lead/:leadId']>['body']

const manualSource = 'Added by hand'

export async function createLead(db: Db, scope: Scope, input: NewLeadInput): Promise<string> {
  const { leadType, valueCents, nextAction, nextActionAt } = input
  const agentId = input.agentId === undefined ? scope.agentId : input.agentId
  await getAgentNameOrThrow(db, scope, agentId)
  const target = input.person
    ? await addPerson(db, scope, input.person, agentId)
    : await findContact(db, scope, input.contactId ?? '', input.propertyId)
  const leadId = newId()
  await insertLead(db, scope, { ...target, id: leadId, agentId, leadType, source: manualSource }).execute()
  await updateLeadFields(db, scope, leadId, { valueCents, nextAction, nextActionAt })
  await recordActivity(db, scope, target, {
    eventGroup: 'LEAD',
    kind: 'CREATED',
    detail: { leadId, leadType, source: manualSource },
  })
  await notifyLeadAssigned(db, scope, { leadId, agentId })
  return leadId
}

interface LeadTarget {
  contactId: string
  propertyId: string | null
}

/** The owner of the lead becomes the owner of the contact. */
async function addPerson(
  db: Db,
  scope: Scope,
  person: NonNullable<NewLeadInput['person']>,
  ownerId: string | null,
): Promise<LeadTarget> {
  const contactId = await createContact(db, scope, NewContact.parse({ ...person, ownerId }))
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
  return { contactId, propertyId: await getFirstPropertyId(db, scope, contactId) }
}

async function findContact(db: Db, scope: Scope, contactId: string, propertyId: string | null): Promise<LeadTarget> {
  const { isContact, isTheirProperty } = await checkContactAndProperty(db, scope, { contactId, propertyId })
  if (!isContact) throw invalid({ contactId: 'This contact no longer exists' })
  if (!isTheirProperty) throw invalid({ propertyId: 'This property does not belong to the contact' })
  return { contactId, propertyId }
}

export async function changeLead(db: Db, scope: Scope, id: string, change: LeadChange) {
  const lead = await lockLeadOrThrow(db, scope, id)
  const { agentId = null } = change
  const agentName = await getAgentNameOrThrow(db, scope, agentId)
  await updateLeadFields(db, scope, id, change)
  if (agentId !== lead.agentId) await recordAssignment(db, scope, { ...lead, id, agentId, agentName })
}
