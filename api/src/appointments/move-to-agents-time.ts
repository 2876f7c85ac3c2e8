import { formatAppointmentTime } from '@gable/shared/appointments/format-time.ts'
import type { TimeRange } from '@gable/shared/appointments/free-times.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type AppointmentContext, announceAppointment } from './appointment-notices.ts'
import { type AppointmentRow, getAppointment, updateAppointment } from './appointment-queries.ts'
import { getBookingAgent, lockBookingPage } from './booking-page-queries.ts'
import { planNextStep } from './plan-next-step.ts'

/** Moves an upcoming appointment to where the agent put it, free or not. Undefined if it is over or was canceled. */
export async function moveToAgentsTime(
  db: Db,
  scope: AccountScope,
  context: AppointmentContext,
  { id, agent_id: agentId, lead_id: leadId, title, time_zone: timeZone }: AppointmentRow,
  range: TimeRange,
): Promise<AppointmentRow | undefined> {
  await lockBookingPage(db, { ...scope, agentId })
  const agent = await getBookingAgent(db, { ...scope, agentId })
  const [startsAt, endsAt] = [new Date(range.start), new Date(range.end)]
  const startText = formatAppointmentTime(startsAt, agent.timeZone)
  if (!(await updateAppointment(db, scope, id, { startsAt, endsAt, startText, timeZone }))) return undefined
  await planNextStep(db, scope, leadId, { action: title, at: startsAt.toISOString() })
  const moved = orNotFound(await getAppointment(db, scope, id), 'appointment')
  await announceAppointment(db, scope, context, { appointment: moved, agent, change: 'MOVED', by: 'AGENT' })
  return moved
}
