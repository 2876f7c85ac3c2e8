import * as z from 'zod'
import { isTimeZone, toDays } from '../local-time.ts'
import {
  type CalendarAccount,
  CalendarError,
  type CalendarSource,
  type ChangePage,
  type EventDraft,
  type ReadPosition,
  type RemoteCalendar,
  type RemoteChange,
} from '../provider.ts'
import { parseJsonObject, toCalendarError } from '../request.ts'
import type { SignedInRequest } from '../sign-in/tokens.ts'

/** Google Calendar API v3. Recurring events are expanded there (`singleEvents`). */
export function createGoogleAccount(origin: string, request: SignedInRequest): CalendarAccount {
  const api = `${origin}/calendar/v3`
  const eventsOf = ({ remoteId }: Pick<CalendarSource, 'remoteId'>) =>
    `${api}/calendars/${encodeURIComponent(remoteId)}/events`
  // There are no invitees to email.
  const eventUrl = (calendar: CalendarSource, remoteId: string) =>
    `${eventsOf(calendar)}/${encodeURIComponent(remoteId)}?sendUpdates=none`

  async function send(url: string, { method = 'GET' as const, json }: { method?: Method; json?: object } = {}) {
    const response = await request({
      url,
      method,
      ...(json && { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }),
    })
    if (response.status === 403 && isRateLimit(response.body)) throw toCalendarError({ ...response, status: 429 })
    return response
  }

  return {
    /** The main calendar has the email address of its owner as its id. */
    async getLogin() {
      const response = await send(`${api}/users/me/calendarList/primary`)
      if (response.status !== 200) throw toCalendarError(response)
      return parse(CalendarEntry, parseJsonObject(response)).id
    },
    async listCalendars() {
      const calendars: RemoteCalendar[] = []
      let page: string | undefined
      for (let pages = 0; pages < 20; pages++) {
        const query = new URLSearchParams({ maxResults: '250', ...(page && { pageToken: page }) })
        const response = await send(`${api}/users/me/calendarList?${query}`)
        if (response.status !== 200) throw toCalendarError(response)
        const { items, nextPageToken } = parse(CalendarList, parseJsonObject(response))
        calendars.push(...items.flatMap(toRemoteCalendar))
        if (!nextPageToken) return calendars
        page = nextPageToken
      }
      return calendars
    },
    async readPage(calendar, position) {
      const response = await send(`${eventsOf(calendar)}?${toListQuery(calendar, position)}`)
      if (response.status === 410) throw new CalendarError('EXPIRED', 'The sync token expired.')
      if (response.status !== 200) throw toCalendarError(response)
      const answer = parse(EventList, parseJsonObject(response))
      return toPage(answer, calendar)
    },
    async createEvent(calendar, draft) {
      const id = toGoogleId(draft.id)
      const response = await send(`${eventsOf(calendar)}?sendUpdates=none`, {
        method: 'POST',
        json: { id, ...toGoogleEvent(draft) },
      })
      // An earlier request made it, or the agent deleted it. Google keeps the ids of deleted events.
      if (response.status === 409) {
        const updated = await send(eventUrl(calendar, id), { method: 'PUT', json: toGoogleEvent(draft) })
        if (updated.status !== 200) throw toCalendarError(updated)
        return id
      }
      if (response.status !== 200) throw toCalendarError(response)
      return id
    },
    async updateEvent(calendar, remoteId, draft) {
      const known = await this.getEvent(calendar, remoteId)
      if (!known) return false
      const response = await send(eventUrl(calendar, remoteId), { method: 'PATCH', json: toGoogleEvent(draft) })
      if (response.status === 404 || response.status === 410) return false
      if (response.status !== 200) throw toCalendarError(response)
      return true
    },
    async removeEvent(calendar, remoteId) {
      const response = await send(eventUrl(calendar, remoteId), { method: 'DELETE' })
      if (![200, 204, 404, 410].includes(response.status)) throw toCalendarError(response)
    },
    async getEvent(calendar, remoteId) {
      const response = await send(`${eventsOf(calendar)}/${encodeURIComponent(remoteId)}`)
      if (response.status === 404 || response.status === 410) return undefined
      if (response.status !== 200) throw toCalendarError(response)
      const change = toChange(parse(Event, parseJsonObject(response)), calendar.timeZone)
      return change?.isRemoved ? undefined : change
    },
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Filters of the first request are part of its tokens, and are not allowed beside one. */
function toListQuery({ window }: CalendarSource, { token, page }: ReadPosition) {
  return new URLSearchParams({
    singleEvents: 'true',
    maxResults: '500',
    ...(token === null
      ? { timeMin: window.from.toISOString(), timeMax: window.till.toISOString() }
      : { syncToken: token }),
    ...(page !== null && { pageToken: page }),
  })
}

/** Google allows the characters of base32hex, which has those of a UUID. */
const toGoogleId = (id: string) => id.replaceAll('-', '')

const toGoogleEvent = ({ title, description, location, start, end, isBusy }: EventDraft) => ({
  summary: title,
  description,
  location,
  status: 'confirmed',
  start: { dateTime: new Date(start).toISOString(), date: null },
  end: { dateTime: new Date(end).toISOString(), date: null },
  transparency: isBusy ? 'opaque' : 'transparent',
})

const Moment = z.object({ date: z.iso.date().nullish(), dateTime: z.iso.datetime({ offset: true }).nullish() })

const Event = z.object({
  id: z.string().min(1).max(1100),
  status: z.string().nullish(),
  transparency: z.string().nullish(),
  start: Moment.nullish(),
  end: Moment.nullish(),
  recurringEventId: z.string().nullish(),
  attendees: z.array(z.object({ self: z.boolean().nullish(), responseStatus: z.string().nullish() })).nullish(),
})

const EventList = z.object({
  items: z.array(z.unknown()).default([]),
  nextPageToken: z.string().nullish(),
  nextSyncToken: z.string().nullish(),
})

const CalendarList = z.object({ items: z.array(z.unknown()).default([]), nextPageToken: z.string().nullish() })

const CalendarEntry = z.object({
  id: z.string().min(1).max(1000),
  summary: z.string().default(''),
  summaryOverride: z.string().nullish(),
  timeZone: z.string().nullish(),
  accessRole: z.string(),
  primary: z.boolean().nullish(),
  deleted: z.boolean().nullish(),
})

function toRemoteCalendar(entry: unknown): RemoteCalendar[] {
  const { data } = CalendarEntry.safeParse(entry)
  // Access to busy times alone does not include the list of events.
  if (!data || data.deleted || data.accessRole === 'freeBusyReader') return []
  return [
    {
      remoteId: data.id,
      name: data.summaryOverride || data.summary || data.id,
      timeZone: data.timeZone ?? '',
      isWritable: data.accessRole === 'owner' || data.accessRole === 'writer',
      isPrimary: data.primary ?? false,
    },
  ]
}

/** An event that cannot be read takes no time. */
function toPage(
  { items, nextPageToken, nextSyncToken }: z.infer<typeof EventList>,
  calendar: CalendarSource,
): ChangePage {
  const changes = items.flatMap((item) => {
    const { data } = Event.safeParse(item)
    return (data && toChange(data, calendar.timeZone)) ?? []
  })
  if (!nextPageToken && !nextSyncToken) throw new CalendarError('FAILED', 'Google sent a page without a token.')
  return { changes, page: nextPageToken ?? undefined, token: nextPageToken ? undefined : (nextSyncToken ?? undefined) }
}

function toChange(event: z.infer<typeof Event>, timeZone: string): RemoteChange | undefined {
  const { id: remoteId, status, transparency, start, end, attendees } = event
  if (status === 'cancelled') return { remoteId, isRemoved: true, busy: [], range: undefined, isAllDay: false }
  const isAllDay = Boolean(start?.date && end?.date)
  const range = isAllDay
    ? toDays(start?.date ?? '', end?.date ?? '', isTimeZone(timeZone) ? timeZone : 'UTC')
    : { start: Date.parse(start?.dateTime ?? ''), end: Date.parse(end?.dateTime ?? '') }
  if (Number.isNaN(range.start) || Number.isNaN(range.end)) return undefined
  const isDeclined = attendees?.some(({ self, responseStatus }) => self && responseStatus === 'declined')
  const isFree = transparency === 'transparent' || isDeclined || range.end <= range.start
  return { remoteId, isRemoved: false, busy: isFree ? [] : [range], range, isAllDay }
}

function isRateLimit(body: Buffer): boolean {
  return /"reason":\s*"(userRateLimitExceeded|rateLimitExceeded|quotaExceeded|calendarUsageLimitsExceeded)"/.test(
    body.toString('utf8'),
  )
}

function parse<T extends z.ZodType>(schema: T, json: unknown): z.output<T> {
  const { data, success } = schema.safeParse(json)
  if (!success) throw new CalendarError('FAILED', 'Google answered with something that is not a calendar.')
  return data
}
