import * as z from 'zod'
import { Appointment } from '../appointments/appointment.ts'
import { Id, RequiredLine, requiredMessage } from '../http/fields.ts'

export const calendarProviders = ['GOOGLE', 'MICROSOFT', 'CALDAV'] as const
export type CalendarProvider = (typeof calendarProviders)[number]
/** Providers at which agents sign in. CalDAV takes an app password instead. */
export type SignInProvider = Exclude<CalendarProvider, 'CALDAV'>

export const calendarTitles: Record<CalendarProvider, string> = {
  GOOGLE: 'Google Calendar',
  MICROSOFT: 'Microsoft Outlook',
  CALDAV: 'CalDAV',
}

/** One calendar of a connected account. */
const Calendar = z.object({
  _id: z.string(),
  name: z.string(),
  isWritable: z.boolean(),
  /** What is in it takes time off the booking page. */
  blocks: z.boolean(),
  /** Appointments are written to it. At most one calendar of an agent. */
  receives: z.boolean(),
})

export const CalendarConnection = z.object({
  _id: z.string(),
  provider: z.enum(calendarProviders),
  /** The account at the provider, as the agent recognizes it. */
  login: z.string(),
  /** Of a CalDAV server. */
  serverUrl: z.string(),
  state: z.enum(['ACTIVE', 'NEEDS_ATTENTION']),
  /** What is wrong, and what to do. Empty while all is well. */
  stateReason: z.string(),
  /** Why the last try failed. It is tried again without the agent. */
  error: z.string(),
  resumesAt: z.string().nullable(),
  syncedAt: z.string().nullable(),
  calendars: z.array(Calendar),
})
export type CalendarConnection = z.infer<typeof CalendarConnection>

/** What an agent has to decide, because their calendar and an appointment differ. */
export const CalendarSuggestion = z.object({
  appointment: Appointment,
  problem: z.enum(['DELETED', 'PAST', 'ALL_DAY']),
  calendarName: z.string(),
})
export type CalendarSuggestion = z.infer<typeof CalendarSuggestion>

export const CalendarOverview = z.object({
  /** The providers that the operator of this server has set up. */
  available: z.array(z.enum(calendarProviders)),
  connections: z.array(CalendarConnection),
  /** Whether next actions with a time are written to the calendar that receives appointments. */
  writesNextSteps: z.boolean(),
  suggestions: z.array(CalendarSuggestion),
  /** The address at which other calendars subscribe to appointments and next actions. Null until it is created. */
  feedUrl: z.string().nullable(),
})
export type CalendarOverview = z.infer<typeof CalendarOverview>

const serverUrlMessage = 'Please enter the address of the server, such as caldav.icloud.com'

/** An address without a scheme means HTTPS. */
const ServerUrl = z
  .string(requiredMessage)
  .trim()
  .min(1, requiredMessage)
  .max(300)
  .transform((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`))
  .refine((text) => URL.canParse(text) && !new URL(text).username, serverUrlMessage)

export const NewCalDavConnection = z.object({
  serverUrl: ServerUrl,
  username: RequiredLine(200),
  password: RequiredLine(300),
})
export type NewCalDavConnection = z.output<typeof NewCalDavConnection>

export const CalendarPassword = z.object({ password: RequiredLine(300) })

/** What an agent chose for all of their calendars. */
export const CalendarChoices = z.object({
  blockingIds: z.array(Id).max(200),
  receivingId: Id.nullable(),
  writesNextSteps: z.boolean(),
})
export type CalendarChoices = z.output<typeof CalendarChoices>
