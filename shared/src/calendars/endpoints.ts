import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { CalendarChoices, CalendarOverview, CalendarPassword, NewCalDavConnection } from './calendar.ts'

const params = z.object({ connectionId: Id })
const reply = CalendarOverview

/** The calendars of the signed-in agent. A person connects them: their account at the provider is theirs alone. */
export const calendarEndpoints = defineEndpoints({
  'GET /agent/calendars': {
    allow: 'member',
    about: 'The calendars that the signed-in agent has connected, and what they are used for.',
    reply,
  },
  'PUT /agent/calendars/choices': {
    allow: 'member',
    about: 'Chooses which calendars take time off the booking page, and which one receives appointments.',
    body: CalendarChoices,
    reply,
  },
  'POST /agent/calendars/sign-in': {
    allow: 'member',
    sessionOnly: true,
    about: 'The address at which the agent allows access to a calendar of Google or Microsoft.',
    body: z.object({ provider: z.enum(['GOOGLE', 'MICROSOFT']) }),
    reply: z.object({ url: z.string() }),
  },
  'POST /agent/calendars/signed-in': {
    allow: 'member',
    sessionOnly: true,
    about: 'Connects the calendar that the agent allowed access to.',
    opensTransactions: true,
    body: z.object({ code: z.string().min(1).max(4000), state: z.string().min(1).max(4000) }),
    reply,
  },
  'POST /agent/calendars/caldav': {
    allow: 'member',
    sessionOnly: true,
    about: 'Connects a CalDAV account. The server is asked for its calendars first.',
    opensTransactions: true,
    body: NewCalDavConnection,
    reply,
  },
  'PUT /agent/calendars/:connectionId/password': {
    allow: 'member',
    sessionOnly: true,
    about: 'Replaces the app password of a CalDAV account, after it was tried there.',
    opensTransactions: true,
    params,
    body: CalendarPassword,
    reply,
  },
  'POST /agent/calendars/:connectionId/sync': {
    allow: 'member',
    about: 'Asks a calendar account for changes now.',
    params,
    reply,
  },
  'DELETE /agent/calendars/:connectionId': {
    allow: 'member',
    sessionOnly: true,
    about: 'Disconnects a calendar account. Events that were written to it stay there.',
    opensTransactions: true,
    params,
    reply,
  },
  'POST /agent/calendars/feed': {
    allow: 'member',
    sessionOnly: true,
    about:
      'Creates the address at which calendars subscribe to the agent’s appointments and next actions. The one before stops working.',
    reply,
  },
  'DELETE /agent/calendars/feed': {
    allow: 'member',
    sessionOnly: true,
    about: 'Ends the subscription: its address stops working.',
    reply,
  },
  'POST /agent/calendars/appointments/:appointmentId/restored': {
    allow: 'member',
    about: 'Writes an appointment to the calendar again that was deleted there.',
    params: z.object({ appointmentId: Id }),
    reply,
  },
})
