import { type CalendarOverview, type CalendarSuggestion, calendarProviders } from '@gable/shared/calendars/calendar.ts'
import { getAppointment, toAppointment } from '../appointments/appointment-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { type CalendarRow, listAgentCalendars } from './calendar-queries.ts'
import { listConnectionRows } from './connection-queries.ts'
import { listProblems } from './entry-queries.ts'
import { getFeedUrl } from './feed-routes.ts'
import type { CalendarContext } from './open-account.ts'
import { getSignInConfig } from './sign-in/sign-in-config.ts'

export async function getCalendarOverview(db: Db, scope: Scope, context: CalendarContext): Promise<CalendarOverview> {
  const calendars = await listAgentCalendars(db, scope)
  const connections = await listConnectionRows(db, scope)
  return {
    available: calendarProviders.filter(
      (provider) => provider === 'CALDAV' || getSignInConfig(provider, context.settings),
    ),
    connections: connections.map((row) => ({
      _id: row.id,
      provider: row.provider,
      login: row.login,
      serverUrl: row.server_url,
      state: row.state,
      stateReason: row.state_reason,
      error: row.error,
      resumesAt: row.resumes_at?.toISOString() ?? null,
      syncedAt: row.synced_at?.toISOString() ?? null,
      calendars: calendars.filter(({ connection_id }) => connection_id === row.id).map(toCalendar),
    })),
    writesNextSteps: calendars.some((row) => row.receives_next_steps),
    suggestions: await listSuggestions(db, scope),
    feedUrl: await getFeedUrl(db, scope, context),
  }
}

async function listSuggestions(db: Db, scope: Scope): Promise<CalendarSuggestion[]> {
  const suggestions: CalendarSuggestion[] = []
  for (const { appointmentId, problem, calendarName } of await listProblems(db, scope)) {
    const appointment = await getAppointment(db, scope, appointmentId)
    if (appointment && problem) suggestions.push({ appointment: toAppointment(appointment), problem, calendarName })
  }
  return suggestions
}

const toCalendar = ({ id, name, is_writable: isWritable, blocks, receives }: CalendarRow) => ({
  _id: id,
  name,
  isWritable,
  blocks,
  receives,
})
