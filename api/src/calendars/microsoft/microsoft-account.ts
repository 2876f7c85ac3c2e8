import * as z from 'zod'
import type { OutboundResponse } from '../../platform/outbound/send-request.ts'
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

/** Microsoft Graph v1.0. Recurring events are expanded there (`calendarView`). */
export function createMicrosoftAccount(origin: string, request: SignedInRequest): CalendarAccount {
  const api = `${origin}/v1.0/me`
  const calendarUrl = ({ remoteId }: Pick<CalendarSource, 'remoteId'>) =>
    `${api}/calendars/${encodeURIComponent(remoteId)}`
  const eventUrl = (remoteId: string) => `${api}/events/${encodeURIComponent(remoteId)}`

  const send = (url: string, { method = 'GET' as const, json }: { method?: Method; json?: object } = {}) => {
    // A next link comes from the server, and the request carries the access token.
    if (new URL(url).origin !== new URL(origin).origin)
      throw new CalendarError('FAILED', 'Microsoft sent a link to another server. It was not followed.')
    return request({
      url,
      method,
      headers: { prefer, ...(json && { 'content-type': 'application/json' }) },
      ...(json && { body: JSON.stringify(json) }),
    })
  }

  /** The event that an earlier request with this id created. */
  async function findEvent(calendar: CalendarSource, id: string): Promise<string | undefined> {
    const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${entryProperty}' and ep/value eq '${id}')`
    const query = new URLSearchParams({ $filter: filter, $select: 'id', $top: '1' })
    const response = await send(`${calendarUrl(calendar)}/events?${query}`)
    if (response.status !== 200) throw toCalendarError(response)
    return parse(EventList, response).value.flatMap((event) => Event.safeParse(event).data?.id ?? [])[0]
  }

  return {
    async getLogin() {
      const response = await send(`${api}?$select=mail,userPrincipalName`)
      if (response.status !== 200) throw toCalendarError(response)
      const { mail, userPrincipalName } = parse(User, response)
      return mail || userPrincipalName
    },
    async listCalendars() {
      const calendars: RemoteCalendar[] = []
      let url: string | undefined = `${api}/calendars?$top=100`
      for (let pages = 0; url && pages < 20; pages++) {
        const response: OutboundResponse = await send(url)
        if (response.status !== 200) throw toCalendarError(response)
        const list = parse(EventList, response)
        calendars.push(...list.value.flatMap(toRemoteCalendar))
        url = list['@odata.nextLink'] ?? undefined
      }
      return calendars
    },
    async readPage(calendar, position) {
      const response = await send(toReadUrl(calendarUrl(calendar), calendar, position))
      if (
        response.status === 410 ||
        /"code":\s*"(syncStateNotFound|resyncRequired)"/i.test(response.body.toString('utf8'))
      )
        throw new CalendarError('EXPIRED', 'The delta token expired.')
      if (response.status !== 200) throw toCalendarError(response)
      return toPage(parse(EventList, response), calendar)
    },
    async createEvent(calendar, draft, wasTried) {
      const known = wasTried ? await findEvent(calendar, draft.id) : undefined
      if (known) {
        await this.updateEvent(calendar, known, draft)
        return known
      }
      const response = await send(`${calendarUrl(calendar)}/events`, {
        method: 'POST',
        json: {
          ...toGraphEvent(draft),
          transactionId: draft.id,
          singleValueExtendedProperties: [{ id: entryProperty, value: draft.id }],
        },
      })
      if (response.status === 409) {
        const existing = await findEvent(calendar, draft.id)
        if (existing) return existing
      }
      if (response.status !== 201) throw toCalendarError(response)
      return parse(Event, response).id
    },
    async updateEvent(_calendar, remoteId, draft) {
      const response = await send(eventUrl(remoteId), { method: 'PATCH', json: toGraphEvent(draft) })
      if (response.status === 404 || response.status === 410) return false
      if (response.status !== 200) throw toCalendarError(response)
      return true
    },
    async removeEvent(_calendar, remoteId) {
      const response = await send(eventUrl(remoteId), { method: 'DELETE' })
      if (![200, 204, 404, 410].includes(response.status)) throw toCalendarError(response)
    },
    async getEvent(calendar, remoteId) {
      const response = await send(eventUrl(remoteId))
      if (response.status === 404 || response.status === 410) return undefined
      if (response.status !== 200) throw toCalendarError(response)
      return toChange(parse(Event, response), calendar.timeZone, undefined)
    },
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Names a property of our own, by which an event is found after a request without an answer. */
const entryProperty = 'String {6f1c6d54-3c2a-4f2e-9d0b-5f1f7f1a7c10} Name GableEntry'

/** Ids that stay when an event is moved, and times in UTC. */
const prefer = 'IdType="ImmutableId", outlook.timezone="UTC", odata.maxpagesize=200'

function toReadUrl(calendarUrl: string, { window }: CalendarSource, { token, page }: ReadPosition): string {
  const query = new URLSearchParams({
    startDateTime: window.from.toISOString(),
    endDateTime: window.till.toISOString(),
  })
  return page ?? token ?? `${calendarUrl}/calendarView/delta?${query}`
}

const toGraphEvent = ({ title, description, location, start, end, isBusy }: EventDraft) => ({
  subject: title,
  body: { contentType: 'text', content: description },
  location: { displayName: location },
  isAllDay: false,
  start: { dateTime: new Date(start).toISOString().slice(0, -1), timeZone: 'UTC' },
  end: { dateTime: new Date(end).toISOString().slice(0, -1), timeZone: 'UTC' },
  showAs: isBusy ? 'busy' : 'free',
})

const Moment = z.object({ dateTime: z.string().max(40) })

const Event = z.object({
  id: z.string().min(1).max(1000),
  '@removed': z.unknown().optional(),
  type: z.string().nullish(),
  seriesMasterId: z.string().nullish(),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  showAs: z.string().nullish(),
  responseStatus: z.object({ response: z.string().nullish() }).nullish(),
  start: Moment.nullish(),
  end: Moment.nullish(),
})
type Event = z.infer<typeof Event>

const EventList = z.object({
  value: z.array(z.unknown()),
  '@odata.nextLink': z.url().max(8000).nullish(),
  '@odata.deltaLink': z.url().max(8000).nullish(),
})

const User = z.object({ mail: z.string().nullish(), userPrincipalName: z.string().min(1) })

const CalendarEntry = z.object({
  id: z.string().min(1).max(1000),
  name: z.string().default(''),
  canEdit: z.boolean().default(false),
  isDefaultCalendar: z.boolean().default(false),
})

function toRemoteCalendar(entry: unknown): RemoteCalendar[] {
  const { data } = CalendarEntry.safeParse(entry)
  if (!data) return []
  const { id: remoteId, name, canEdit: isWritable, isDefaultCalendar: isPrimary } = data
  return [{ remoteId, name: name || 'Calendar', timeZone: '', isWritable, isPrimary }]
}

/** Occurrences come with their times alone; the rest is that of their series. */
function toPage(list: z.infer<typeof EventList>, calendar: CalendarSource): ChangePage {
  const events = list.value.flatMap((event) => Event.safeParse(event).data ?? [])
  const masters = new Map(events.filter(({ type }) => type === 'seriesMaster').map((event) => [event.id, event]))
  const changes = events
    .filter(({ id }) => !masters.has(id))
    .flatMap((event) => toChange(event, calendar.timeZone, masters.get(event.seriesMasterId ?? '')) ?? [])
  const { '@odata.nextLink': page, '@odata.deltaLink': token } = list
  if (!page && !token) throw new CalendarError('FAILED', 'Microsoft sent a page without a link.')
  return { changes, page: page ?? undefined, token: page ? undefined : (token ?? undefined) }
}

function toChange(event: Event, timeZone: string, master: Event | undefined): RemoteChange | undefined {
  const { id: remoteId, start, end } = event
  const isAllDay = event.isAllDay ?? master?.isAllDay ?? false
  if (event['@removed'] !== undefined) return { remoteId, isRemoved: true, busy: [], range: undefined, isAllDay }
  const range = isAllDay
    ? toDays(toDay(start), toDay(end), isTimeZone(timeZone) ? timeZone : 'UTC')
    : { start: toInstant(start), end: toInstant(end) }
  if (Number.isNaN(range.start) || Number.isNaN(range.end)) return undefined
  const showAs = event.showAs ?? master?.showAs ?? 'busy'
  const isDeclined = (event.responseStatus ?? master?.responseStatus)?.response === 'declined'
  const isCancelled = event.isCancelled ?? master?.isCancelled ?? false
  const isFree = ['free', 'workingElsewhere'].includes(showAs) || isDeclined || isCancelled || range.end <= range.start
  return { remoteId, isRemoved: false, busy: isFree ? [] : [range], range, isAllDay }
}

/** All-day events begin and end at midnight whatever the time zone. */
const toDay = (moment: z.infer<typeof Moment> | null | undefined) => moment?.dateTime.slice(0, 10) ?? ''

/** `2026-11-24T10:30:00.0000000`, in UTC because we asked for that. */
const toInstant = (moment: z.infer<typeof Moment> | null | undefined) =>
  Date.parse(`${moment?.dateTime.replace(/(\.\d{3})\d*$/, '$1').replace(/Z$/, '') ?? ''}Z`)

function parse<T extends z.ZodType>(schema: T, response: OutboundResponse): z.output<T> {
  const { data, success } = schema.safeParse(parseJsonObject(response))
  if (!success) throw new CalendarError('FAILED', 'Microsoft answered with something that is not a calendar.')
  return data
}
