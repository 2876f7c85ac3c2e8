import type { BookingForm } from '@gable/shared/appointments/appointment.ts'
import { formatAppointmentTime } from '@gable/shared/appointments/format-time.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { formatPhone } from '@gable/shared/identity/format-phone.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { Db } from '../platform/database.ts'
import { type AppointmentContext, announceAppointment } from './appointment-notices.ts'
import { type AppointmentRow, getAppointment, insertAppointment, updateAppointment } from './appointment-queries.ts'
import { findOrCreateLead } from './booking-lead.ts'
import { type AgentScope, getBookingAgent, getBookingPageSettings, lockBookingPage } from './booking-page-queries.ts'
import { loadFreeTimes } from './list-free-times.ts'
import { planNextStep } from './plan-next-step.ts'

interface Visitor extends BookingForm {
  language: Language
  timeZone: string
}

/** Books a free time: a contact, a lead that is due then, and emails to both. Undefined if the time is taken. */
export async function bookAppointment(
  db: Db,
  scope: AgentScope,
  context: AppointmentContext,
  start: number,
  visitor: Visitor,
): Promise<AppointmentRow | undefined> {
  const time = await reserveTime(db, scope, start)
  if (!time) return undefined
  const { agent, settings, startsAt, endsAt, startText } = time
  const leadId = await findOrCreateLead(db, scope, visitor)
  const id = newId()
  const { note, language, timeZone, phone } = visitor
  // The number on record may be unknown to who typed the contact's email.
  const terms = settings.place === 'PHONE' ? { ...settings, placeDetail: formatPhone(phone) } : settings
  const row = { id, leadId, startsAt, endsAt, startText, note, language, timeZone, terms }
  await insertAppointment(db, scope, row)
  await planNextStep(db, scope, leadId, { action: settings.title, at: startsAt.toISOString() })
  const appointment = orNotFound(await getAppointment(db, scope, id), 'appointment')
  await announceAppointment(db, scope, context, { appointment, agent, change: 'BOOKED', by: 'CONTACT' })
  return appointment
}

/** Moves an upcoming appointment to another free time. Undefined if that is taken, or the appointment is over. */
export async function moveAppointment(
  db: Db,
  scope: AgentScope,
  context: AppointmentContext,
  start: number,
  { id, lead_id: leadId, title }: AppointmentRow,
  timeZone: string,
): Promise<AppointmentRow | undefined> {
  const time = await reserveTime(db, scope, start, id)
  if (!time) return undefined
  const { agent, startsAt, endsAt, startText } = time
  if (!(await updateAppointment(db, scope, id, { startsAt, endsAt, startText, timeZone }))) return undefined
  await planNextStep(db, scope, leadId, { action: title, at: startsAt.toISOString() })
  const moved = orNotFound(await getAppointment(db, scope, id), 'appointment')
  await announceAppointment(db, scope, context, { appointment: moved, agent, change: 'MOVED', by: 'CONTACT' })
  return moved
}

/** The start and end of a time that is still free. Nobody else can take it until the transaction ends. */
async function reserveTime(db: Db, scope: AgentScope, start: number, movingId?: string) {
  await lockBookingPage(db, scope)
  const [settings, agent] = [await getBookingPageSettings(db, scope), await getBookingAgent(db, scope)]
  const days = await loadFreeTimes(db, scope, { settings, timeZone: agent.timeZone, movingId })
  if (!days.some(({ times }) => times.includes(start))) return undefined
  const startsAt = new Date(start)
  return {
    agent,
    settings,
    startsAt,
    endsAt: new Date(start + settings.minutes * 60_000),
    startText: formatAppointmentTime(startsAt, agent.timeZone),
  }
}
