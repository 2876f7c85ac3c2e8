import type { CalendarSuggestion } from '@gable/shared/calendars/calendar.ts'
import { getAppointment } from '../appointments/appointment-queries.ts'
import { moveToAgentsTime } from '../appointments/move-to-agents-time.ts'
import { setNextStep } from '../leads/next-step.ts'
import { notifyAgent } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type EntryRow, getOpenLeadStep, updateEntry } from './entry-queries.ts'
import { toAppointmentEvent } from './event-drafts.ts'
import type { CalendarContext } from './open-account.ts'
import type { RemoteChange } from './provider.ts'

/** An event of ours as it is in the calendar now. */
export async function applyOwnChange(
  db: Db,
  scope: AccountScope,
  entry: EntryRow,
  change: RemoteChange,
  context: CalendarContext,
) {
  if (entry.appointment_id) await applyToAppointment(db, scope, entry, entry.appointment_id, change, context)
  else if (entry.lead_id) await applyToNextStep(db, scope, entry, entry.lead_id, change)
}

/**
 * An appointment that the agent moved in their calendar moves for the visitor, too. One that they deleted there does not:
 * the visitor counts on it, so the agent is asked.
 */
async function applyToAppointment(
  db: Db,
  scope: AccountScope,
  entry: EntryRow,
  appointmentId: string,
  { isRemoved, range, isAllDay }: RemoteChange,
  context: CalendarContext,
) {
  const appointment = await getAppointment(db, scope, appointmentId)
  if (appointment?.state !== 'BOOKED' || appointment.ends_at <= new Date()) return
  const suggest = async (problem: CalendarSuggestion['problem']) => {
    if (entry.problem === problem) return
    await updateEntry(db, scope, entry.id, { problem })
    const { agent_id: agentId, lead_id: leadId } = appointment
    await notifyAgent(db, scope, { kind: 'CALENDAR', agentId, leadId })
  }
  if (isRemoved) return suggest('DELETED')
  if (!range || isAllDay) return suggest('ALL_DAY')
  const isSame = range.start === entry.starts_at.getTime() && range.end === entry.ends_at.getTime()
  if (isSame) return entry.problem ? updateEntry(db, scope, entry.id, { problem: null }) : undefined
  // It also moved here, which is on its way to the calendar, and both people were notified.
  const isMovedHere = appointment.starts_at.getTime() !== entry.starts_at.getTime()
  if (isMovedHere) return updateEntry(db, scope, entry.id, { fingerprint: '' })
  if (range.end <= Date.now() || range.end <= range.start) return suggest('PAST')
  const moved = await moveToAgentsTime(db, scope, context, appointment, range)
  if (!moved) return
  const { fingerprint } = toAppointmentEvent(scope, moved, context.settings)
  await updateEntry(db, scope, entry.id, {
    starts_at: moved.starts_at,
    ends_at: moved.ends_at,
    fingerprint,
    problem: null,
  })
}

/** A next action moves with its event. Deleting the event changes nothing: the lead is still to be worked on. */
async function applyToNextStep(
  db: Db,
  scope: AccountScope,
  entry: EntryRow,
  leadId: string,
  { isRemoved, range, isAllDay }: RemoteChange,
) {
  if (isRemoved) return updateEntry(db, scope, entry.id, { problem: 'DELETED' })
  if (!range || isAllDay || range.start === entry.starts_at.getTime()) return
  const lead = await getOpenLeadStep(db, scope, leadId)
  const isStillThis = lead?.next_action_at?.getTime() === entry.starts_at.getTime()
  if (!lead?.next_action || !isStillThis) return
  await setNextStep(db, scope, leadId, { action: lead.next_action, at: new Date(range.start).toISOString() })
  await updateEntry(db, scope, entry.id, { starts_at: new Date(range.start), ends_at: new Date(range.end) })
}
