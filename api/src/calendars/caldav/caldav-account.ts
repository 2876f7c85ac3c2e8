import { escapeMarkup } from '@gable/shared/escape-markup.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { OutboundResponse } from '../../platform/outbound/send-request.ts'
import {
  type CalendarAccount,
  CalendarError,
  type CalendarSource,
  type ChangePage,
  type RemoteChange,
} from '../provider.ts'
import { type RequestContext, toCalendarError } from '../request.ts'
import {
  type CalDavLogin,
  type CalDavRequest,
  createCalDavRequest,
  expectMultistatus,
  xmlHeaders,
} from './caldav-client.ts'
import { discoverCalendars } from './discover.ts'
import { createResource, readResource, updateResource } from './ical-events.ts'
import { caldav, calendarServer, type DavResponse, dav, readMultistatus, textOf } from './xml.ts'

/** A first reading asks for slices of the time, so that no answer grows with the length of a calendar's history. */
const sliceDays = 31
const resourcesPerRequest = 50
const occurrencesPerAnswer = 50_000

/** CalDAV (RFC 4791) with collection synchronization (RFC 6578), or else the collection tag of the server. */
export function createCalDavAccount(login: CalDavLogin, context: RequestContext): CalendarAccount {
  const request = createCalDavRequest(login, context)
  return {
    getLogin: async () => login.username,
    listCalendars: () => discoverCalendars(login.serverUrl, request),
    readPage: (calendar, { token, page }) =>
      token === null ? readSlice(request, calendar, page) : readChanges(request, calendar, page ?? token),
    async createEvent(calendar, draft) {
      const url = new URL(`${draft.id}.ics`, toFolder(calendar.remoteId)).href
      const response = await put(request, url, createResource(draft, login.serverUrl), { 'if-none-match': '*' })
      // An earlier request made it.
      if (response.status === 412) await this.updateEvent(calendar, url, draft)
      else expectWritten(response)
      return url
    },
    async updateEvent(_calendar, url, draft) {
      for (let tries = 0; tries < 3; tries++) {
        const current = await request({ url })
        if (current.status === 404 || current.status === 410) return false
        if (current.status !== 200) throw toCalendarError(current)
        const text = updateResource(current.body.toString('utf8'), draft) ?? createResource(draft, login.serverUrl)
        const { etag } = current.headers
        const response = await put(request, url, text, etag ? { 'if-match': etag } : {})
        // The agent changed it in this moment.
        if (response.status === 412) continue
        expectWritten(response)
        return true
      }
      throw new CalendarError('FAILED', 'The event changes faster than it can be written.')
    },
    async removeEvent(_calendar, url) {
      const response = await request({ url, method: 'DELETE' })
      if (![200, 202, 204, 404, 410].includes(response.status)) throw toCalendarError(response)
    },
    async getEvent(calendar, url) {
      const response = await request({ url })
      if (response.status === 404 || response.status === 410) return undefined
      if (response.status !== 200) throw toCalendarError(response)
      return readResource(url, response.body.toString('utf8'), calendar)
    },
  }
}

const put = (request: CalDavRequest, url: string, body: string, headers: Record<string, string>) =>
  request({ url, method: 'PUT', headers: { 'content-type': 'text/calendar; charset=utf-8', ...headers }, body })

function expectWritten(response: OutboundResponse) {
  if (![200, 201, 204].includes(response.status)) throw toCalendarError(response)
}

/** All events of the window, slice by slice. The token is asked for first, so that changes meanwhile are read again. */
async function readSlice(request: CalDavRequest, calendar: CalendarSource, page: string | null): Promise<ChangePage> {
  const [slice = '0', ...rest] = (page ?? '').split(' ')
  const token = page === null ? await readToken(request, calendar) : rest.join(' ')
  const { from, till } = calendar.window
  const start = from.getTime() + Number(slice) * sliceDays * dayLength
  const end = Math.min(start + sliceDays * dayLength, till.getTime())
  const response = await report(request, calendar.remoteId, {
    depth: 1,
    body: `<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:getetag/><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${toUtc(start)}" end="${toUtc(end)}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`,
  })
  const { responses } = await readMultistatus(expectMultistatus(response))
  const budget = { left: occurrencesPerAnswer }
  const changes = responses.flatMap((response) => toChange(response, calendar, budget))
  return end < till.getTime() ? { changes, page: `${Number(slice) + 1} ${token}` } : { changes, token }
}

/** `sync:` and a token, `tag:` and the tag that changes with the collection, or nothing. */
async function readToken(request: CalDavRequest, { remoteId }: CalendarSource): Promise<string> {
  const response = await request({
    url: remoteId,
    method: 'PROPFIND',
    headers: { ...xmlHeaders, depth: '0' },
    body: '<?xml version="1.0" encoding="utf-8"?><d:propfind xmlns:d="DAV:" xmlns:s="http://calendarserver.org/ns/"><d:prop><d:sync-token/><s:getctag/></d:prop></d:propfind>',
  })
  const [collection] = (await readMultistatus(expectMultistatus(response))).responses
  const token = collection?.props ? textOf(collection.props, dav, 'sync-token') : ''
  const tag = collection?.props ? textOf(collection.props, calendarServer, 'getctag') : ''
  return token ? `sync:${token}` : `tag:${tag}`
}

async function readChanges(request: CalDavRequest, calendar: CalendarSource, token: string): Promise<ChangePage> {
  if (token.startsWith('tag:')) {
    const current = await readToken(request, calendar)
    if (current === 'tag:' || current !== token) throw new CalendarError('EXPIRED', 'The calendar changed.')
    return { changes: [], token }
  }
  const response = await report(request, calendar.remoteId, {
    depth: 0,
    body: `<d:sync-collection xmlns:d="DAV:"><d:sync-token>${escapeMarkup(token.slice('sync:'.length))}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`,
  })
  if (response.status >= 400 && response.status < 500 && /valid-sync-token/.test(response.body.toString('utf8')))
    throw new CalendarError('EXPIRED', 'The sync token expired.')
  const { responses, syncToken } = await readMultistatus(expectMultistatus(response))
  if (!syncToken) throw new CalendarError('FAILED', 'The calendar server sent changes without a token.')
  const own = new URL(calendar.remoteId).pathname
  const items = responses.filter(({ href }) => new URL(href, calendar.remoteId).pathname !== own)
  // The collection itself has this status if there are more changes than fit.
  const isTruncated = responses.some(({ status }) => status === 507)
  const removed = items.filter(({ status }) => status === 404).map(({ href }) => toRemoval(href, calendar))
  const changed = items.filter(({ status }) => status !== 404 && status !== 507)
  const read = await readResources(request, calendar, changed)
  const next = `sync:${syncToken}`
  return { changes: [...removed, ...read], ...(isTruncated ? { page: next } : { token: next }) }
}

/** Resources by their addresses (`calendar-multiget`). */
async function readResources(request: CalDavRequest, calendar: CalendarSource, resources: DavResponse[]) {
  const changes: RemoteChange[] = []
  const budget = { left: occurrencesPerAnswer }
  for (let start = 0; start < resources.length; start += resourcesPerRequest) {
    const hrefs = resources
      .slice(start, start + resourcesPerRequest)
      .map(({ href }) => `<d:href>${escapeMarkup(href)}</d:href>`)
    const response = await report(request, calendar.remoteId, {
      depth: 1,
      body: `<c:calendar-multiget xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:getetag/><c:calendar-data/></d:prop>${hrefs.join('')}</c:calendar-multiget>`,
    })
    const { responses } = await readMultistatus(expectMultistatus(response))
    changes.push(...responses.flatMap((response) => toChange(response, calendar, budget)))
  }
  return changes
}

const report = (request: CalDavRequest, url: string, { depth, body }: { depth: 0 | 1; body: string }) =>
  request({
    url,
    method: 'REPORT',
    headers: { ...xmlHeaders, depth: String(depth) },
    body: `<?xml version="1.0" encoding="utf-8"?>${body}`,
  })

/** A resource that cannot be read takes no time, and does not count as removed. */
function toChange(response: DavResponse, calendar: CalendarSource, budget: { left: number }): RemoteChange[] {
  if (response.status === 404) return [toRemoval(response.href, calendar)]
  const data = response.props ? textOf(response.props, caldav, 'calendar-data') : ''
  const change = data
    ? readResource(new URL(response.href, calendar.remoteId).href, data, { ...calendar, budget })
    : undefined
  return change ? [change] : []
}

const toRemoval = (href: string, { remoteId }: CalendarSource): RemoteChange => ({
  remoteId: new URL(href, remoteId).href,
  isRemoved: true,
  busy: [],
  range: undefined,
  isAllDay: false,
})

const toUtc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

const toFolder = (url: string) => (url.endsWith('/') ? url : `${url}/`)
