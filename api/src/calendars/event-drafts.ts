import { createHash } from 'node:crypto'
import { type AppointmentRow, getAppointment, getCallPhone } from '../appointments/appointment-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { consoleOrigin, type Settings } from '../platform/settings.ts'
import { listNextSteps, listUpcomingAppointmentIds } from './entry-queries.ts'
import type { EventDraft } from './provider.ts'

/** An event that belongs in the calendar. */
export interface WantedEvent {
  appointmentId: string | null
  leadId: string | null
  draft: Omit<EventDraft, 'id'>
  fingerprint: string
}

interface WantedOptions {
  agentId: string
  withNextSteps: boolean
  settings: Settings
}

/** The upcoming appointments of an agent, and their next actions if they want that. */
export async function listWantedEvents(
  db: Db,
  scope: AccountScope,
  { agentId, withNextSteps, settings }: WantedOptions,
): Promise<WantedEvent[]> {
  const events: WantedEvent[] = []
  for (const id of await listUpcomingAppointmentIds(db, scope, agentId)) {
    const appointment = await getAppointment(db, scope, id)
    if (appointment) events.push(toAppointmentEvent(scope, appointment, settings))
  }
  if (!withNextSteps) return events
  for (const { id, next_action, next_action_at, full_name, phone, email } of await listNextSteps(db, scope, agentId)) {
    const start = next_action_at?.getTime() ?? 0
    const draft = {
      title: `${next_action}: ${full_name || email || 'A lead'}`,
      description: describe([phone, email, toLeadUrl(scope, id, settings)]),
      location: '',
      start,
      end: start + nextStepLength,
      isBusy: false,
    }
    events.push({ appointmentId: null, leadId: id, draft, fingerprint: toFingerprint(draft) })
  }
  return events
}

export function toAppointmentEvent(scope: AccountScope, row: AppointmentRow, settings: Settings): WantedEvent {
  const { id, title, contactName, contactEmail, place_detail, note, starts_at, ends_at, lead_id } = row
  const draft = {
    title: `${title}: ${contactName || contactEmail || 'A contact'}`,
    description: describe([getCallPhone(row), contactEmail, note, toLeadUrl(scope, lead_id, settings)]),
    location: place_detail,
    start: starts_at.getTime(),
    end: ends_at.getTime(),
    isBusy: true,
  }
  return { appointmentId: id, leadId: null, draft, fingerprint: toFingerprint(draft) }
}

const describe = (lines: readonly (string | null)[]) => lines.filter(Boolean).join('\n')

const toLeadUrl = ({ accountId }: AccountScope, leadId: string, settings: Settings) =>
  `${consoleOrigin(settings)}/a/${accountId}/leads/today?lead=${leadId}`

/** Changes when the event has to be written again. */
const toFingerprint = (draft: Omit<EventDraft, 'id'>) =>
  createHash('sha256').update(JSON.stringify(draft)).digest('base64url')

/** A next action has a time, but no end. */
const nextStepLength = 15 * 60_000
