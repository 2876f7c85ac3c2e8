import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type AppointmentContext, announceAppointment } from './appointment-notices.ts'
import { type AppointmentRow, getAppointment, updateAppointment } from './appointment-queries.ts'
import { getBookingAgent } from './booking-page-queries.ts'
import { planNextStep } from './plan-next-step.ts'

interface Cancellation {
  by: 'CONTACT' | 'AGENT'
  message?: string
}

/** Cancels an upcoming appointment. Its time is free again, and the lead is due at once. */
export async function cancelAppointment(
  db: Db,
  scope: AccountScope,
  context: AppointmentContext,
  id: string,
  { by, message = '' }: Cancellation,
): Promise<AppointmentRow> {
  const { agent_id: agentId, lead_id: leadId, title } = orNotFound(await getAppointment(db, scope, id), 'appointment')
  await planNextStep(db, scope, leadId, {
    action: `${by === 'AGENT' ? 'You' : 'They'} canceled “${title.slice(0, 120)}”: find a new time`,
    at: new Date().toISOString(),
  })
  if (!(await updateAppointment(db, scope, id, { canceledBy: by })))
    throw new Problem('conflict', 'This appointment is over or was canceled before')
  const appointment = orNotFound(await getAppointment(db, scope, id), 'appointment')
  const agent = await getBookingAgent(db, { ...scope, agentId })
  await announceAppointment(db, scope, context, { appointment, agent, change: 'CANCELED', by, message })
  return appointment
}
