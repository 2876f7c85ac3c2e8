import type { BookingForm } from '@gable/shared/appointments/appointment.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { createIncomingLead } from '../lead-intake/create-incoming-lead.ts'
import type { Db } from '../platform/database.ts'
import { getOpenLeadId } from './appointment-queries.ts'
import type { AgentScope } from './booking-page-queries.ts'

/** The open lead of the visitor with this agent, or a new one. */
export async function findOrCreateLead(
  db: Db,
  scope: AgentScope,
  { firstName, lastName, email, phone, language }: BookingForm & { language: Language },
): Promise<string> {
  const openLeadId = await getOpenLeadId(db, scope, email)
  if (openLeadId) return openLeadId
  const { leadId } = await createIncomingLead(
    db,
    scope,
    {
      at: new Date(),
      source: 'Booking page',
      leadType: 'GENERAL',
      tags: [],
      firstName,
      lastName,
      email,
      phone,
      language,
      address: '',
      message: '',
      chosenAgentId: scope.agentId,
    },
    undefined,
  )
  return leadId
}
