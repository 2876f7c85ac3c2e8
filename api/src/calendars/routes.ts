import { calendarTitles } from '@gable/shared/calendars/calendar.ts'
import { calendarEndpoints } from '@gable/shared/calendars/endpoints.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { getAppointment } from '../appointments/appointment-queries.ts'
import { wakeCalendars } from '../appointments/calendar-queries.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { listAgentCalendars, saveChoices } from './calendar-queries.ts'
import { type ConnectContext, connectCalDav, connectSignedIn, replacePassword } from './connect-calendar.ts'
import { enqueueSync, getOwnConnection, reactivateConnection } from './connection-queries.ts'
import { disconnectCalendar } from './disconnect-calendar.ts'
import { restoreEntry } from './entry-queries.ts'
import { createFeed, deleteFeed } from './feed-queries.ts'
import { getCalendarOverview } from './get-calendar-overview.ts'
import type { CalendarContext } from './open-account.ts'
import { publishCalendars } from './publish-calendars.ts'
import { getReturnUrl, getSignInConfig } from './sign-in/sign-in-config.ts'
import { createState } from './sign-in/sign-in-state.ts'

export const calendarRoutes = (options: CalendarContext) => async (app: FastifyInstance) => {
  const stopping = new AbortController()
  app.addHook('onClose', async () => stopping.abort())
  const context: ConnectContext = { ...options, signal: stopping.signal }
  const { settings, secret } = context
  const getOverview = (db: Db, scope: Scope) => getCalendarOverview(db, scope, context)
  const getOverviewLater = (db: Db, scope: Scope) => withAccount(db, scope, (db) => getOverview(db, scope))
  serve(app, calendarEndpoints, {
    'GET /agent/calendars': ({ db, scope }) => getOverview(db, scope),
    'PUT /agent/calendars/choices': async ({ db, scope, body }) => {
      const calendars = await listAgentCalendars(db, scope)
      const own = new Map(calendars.map((row) => [row.id, row]))
      if (body.blockingIds.some((id) => !own.has(id))) throw invalid({ blockingIds: 'A calendar was not found' })
      if (body.receivingId && !own.get(body.receivingId)?.is_writable)
        throw invalid({ receivingId: 'Choose a calendar that can be written to' })
      await saveChoices(db, scope, body)
      await wakeCalendars(db, scope)
      await publishCalendars(db, scope)
      return getOverview(db, scope)
    },
    'POST /agent/calendars/sign-in': async ({ scope, body: { provider } }) => {
      const config = getSignInConfig(provider, settings)
      if (!config) throw new Problem('conflict', `${calendarTitles[provider]} is not set up on this server`)
      const { state, challenge } = createState(scope, provider, secret)
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: config.clientId,
        redirect_uri: getReturnUrl(settings),
        scope: config.scope,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...config.parameters,
      })
      return { url: `${config.authorizeUrl}?${query}` }
    },
    'POST /agent/calendars/signed-in': async ({ db, scope, body }) => {
      await connectSignedIn(db, scope, body, context)
      return getOverviewLater(db, scope)
    },
    'POST /agent/calendars/caldav': async ({ db, scope, body }) => {
      await connectCalDav(db, scope, body, context)
      return getOverviewLater(db, scope)
    },
    'PUT /agent/calendars/:connectionId/password': async ({ db, scope, params, body }) => {
      await replacePassword(db, scope, params.connectionId, body.password, context)
      return getOverviewLater(db, scope)
    },
    'POST /agent/calendars/:connectionId/sync': async ({ db, scope, params: { connectionId } }) => {
      const { state, resumes_at: resumesAt } = orNotFound(await getOwnConnection(db, scope, connectionId), 'calendar')
      if (state === 'NEEDS_ATTENTION') await reactivateConnection(db, scope, connectionId)
      // A provider that asked to wait is not asked before.
      await enqueueSync(db, scope, connectionId, resumesAt ?? undefined)
      return getOverview(db, scope)
    },
    'DELETE /agent/calendars/:connectionId': async ({ db, scope, params }) => {
      await disconnectCalendar(db, scope, params.connectionId, context)
      return getOverviewLater(db, scope)
    },
    'POST /agent/calendars/feed': async ({ db, scope }) => {
      await createFeed(db, scope)
      return getOverview(db, scope)
    },
    'DELETE /agent/calendars/feed': async ({ db, scope }) => {
      await deleteFeed(db, scope)
      return getOverview(db, scope)
    },
    'POST /agent/calendars/appointments/:appointmentId/restored': async ({ db, scope, params: { appointmentId } }) => {
      const appointment = await getAppointment(db, scope, appointmentId)
      orNotFound(appointment?.agent_id === scope.agentId ? appointment : undefined, 'appointment')
      await restoreEntry(db, scope, appointmentId)
      await wakeCalendars(db, scope)
      await publishCalendars(db, scope)
      return getOverview(db, scope)
    },
  })
}
