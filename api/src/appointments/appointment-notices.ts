import { formatAppointmentTime } from '@gable/shared/appointments/format-time.ts'
import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { getBranding } from '../branding/queries.ts'
import { insertActivityEntries } from '../leads/new-lead-queries.ts'
import { notifyAgent } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { toAddress } from '../platform/mail/sender.ts'
import type { AccountScope } from '../platform/scope.ts'
import { consoleOrigin, publicOrigin, type Settings } from '../platform/settings.ts'
import { signLink } from '../platform/signed-link.ts'
import { type AppointmentChange, renderAppointmentEmails } from './appointment-emails.ts'
import type { AppointmentRow } from './appointment-queries.ts'
import type { BookingAgent } from './booking-page-queries.ts'
import { wakeCalendars } from './calendar-queries.ts'

export interface AppointmentContext {
  settings: Settings
  secret: Buffer
}

interface Change {
  appointment: AppointmentRow
  agent: BookingAgent
  change: AppointmentChange
  by: 'CONTACT' | 'AGENT'
  message?: string
}

/** Announces a change: to the contact and the agent by email, in the bell, the activity and open consoles. */
export async function announceAppointment(
  db: Db,
  scope: AccountScope,
  { settings, secret }: AppointmentContext,
  { appointment, agent, change, by, message = '' }: Change,
) {
  const { id, lead_id: leadId, contactId, propertyId } = appointment
  const branding = await getBranding(db, scope, null)
  invariant(branding, 'the account has no default branding')
  const origin = publicOrigin(settings)
  const emails = renderAppointmentEmails({
    appointment,
    agent,
    change,
    by,
    message,
    layout: { brand: toPublicBrand(branding), origin },
    manageUrl: origin + toAppointmentPath(scope, id, secret),
    leadUrl: `${consoleOrigin(settings)}/a/${scope.accountId}/leads/today?lead=${leadId}`,
    organizer: toAddress(settings.MAIL_FROM),
  })
  for (const email of emails) await enqueue(db, 'send-mail', email)
  const when = formatAppointmentTime(appointment.starts_at, agent.timeZone)
  await insertActivityEntries(db, scope, { contactId, propertyId, agentId: agent.agentId, at: new Date() }, [
    { eventGroup: 'APPOINTMENT', kind: change, detail: { appointmentId: id, title: appointment.title, when, by } },
  ]).execute()
  if (by === 'CONTACT') await notifyAgent(db, scope, { kind: 'APPOINTMENT', agentId: agent.agentId, leadId })
  await publishLiveEvent(db, scope, { kind: 'leads', id: leadId })
  await publishLiveEvent(db, scope, { kind: 'appointments' })
  await wakeCalendars(db, { ...scope, agentId: agent.agentId })
}

/** `/book/c/<code>`: where the contact moves or cancels the appointment. */
export const toAppointmentPath = ({ accountId }: AccountScope, appointmentId: string, secret: Buffer): string =>
  `/book/c/${signLink(toAppointmentKey(secret), [accountId, appointmentId])}`

export const toAppointmentKey = (secret: Buffer) => ({ purpose: 'appointments', secret })
