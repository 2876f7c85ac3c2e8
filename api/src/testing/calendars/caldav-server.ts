import { createHash } from 'node:crypto'
import { type Answer, type CalendarRequestLog, startCalendarServer } from './calendar-server.ts'

interface Resource {
  text: string
  etag: string
  revision: number
}

const calDavLogin = { username: 'ada@example.com', password: 'abcd-efgh-ijkl' }

/**
 * A CalDAV server as RFC 4791, 5397, 6578 and 6764 describe it, with the ways of iCloud (`/.well-known/caldav` redirects)
 * and Nextcloud (`sync-collection` without calendar data).
 */
export async function startCalDavServer() {
  const resources = new Map<string, Resource>()
  const removed = new Map<string, number>()
  const state = {
    revision: 0,
    oldestRevision: 0,
    hasSync: true,
    hasTag: true,
    password: calDavLogin.password,
    homeUrl: home,
  }
  const server = await startCalendarServer((request, headers, url) => {
    if (url.pathname === '/.well-known/caldav') return { status: 301, headers: { location: '/dav/' } }
    const credentials = Buffer.from(`${calDavLogin.username}:${state.password}`).toString('base64')
    if (request.authorization !== `Basic ${credentials}`) return { status: 401 }
    if (request.method === 'PROPFIND') return answerPropfind(url.pathname, headers.get('depth'))
    if (request.method === 'REPORT') return answerReport(request.body)
    return answerResource(request, headers, url.pathname)
  })

  function answerPropfind(path: string, depth: string | null): Answer {
    if (path === '/dav/')
      return toMultistatus([
        toProps(path, '<d:current-user-principal><d:href>/dav/principals/ada/</d:href></d:current-user-principal>'),
      ])
    if (path === '/dav/principals/ada/')
      return toMultistatus([
        toProps(path, `<c:calendar-home-set><d:href>${state.homeUrl}</d:href></c:calendar-home-set>`),
      ])
    if (path === home && depth === '1')
      return toMultistatus([
        toProps(home, '<d:resourcetype><d:collection/></d:resourcetype>'),
        toProps(calendar, calendarProps),
        toProps(`${home}tasks/`, taskProps),
      ])
    if (path === calendar)
      return toMultistatus([
        toProps(
          path,
          `${state.hasSync ? `<d:sync-token>${toToken(state.revision)}</d:sync-token>` : ''}${state.hasTag ? `<s:getctag>tag-${state.revision}</s:getctag>` : ''}`,
        ),
      ])
    return { status: 404 }
  }

  function answerReport(body: string): Answer {
    if (body.includes('sync-collection')) {
      const since = Number(/sync-token>http:\/\/server\/sync\/(\d+)</.exec(body)?.[1] ?? -1)
      if (!state.hasSync || since < state.oldestRevision)
        return { status: 403, body: '<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>' }
      const changed = [...resources].filter(([, { revision }]) => revision > since)
      const gone = [...removed].filter(([path, revision]) => revision > since && !resources.has(path))
      return toMultistatus(
        [
          ...changed.map(([path, { etag }]) => toProps(path, `<d:getetag>${etag}</d:getetag>`)),
          ...gone.map(
            ([path]) => `<d:response><d:href>${path}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`,
          ),
        ],
        `<d:sync-token>${toToken(state.revision)}</d:sync-token>`,
      )
    }
    const hrefs = [...body.matchAll(/<d:href>([^<]+)</g)].map(([, href]) => href ?? '')
    const [, start = '', end = ''] = /time-range start="(\w+)" end="(\w+)"/.exec(body) ?? []
    const paths =
      hrefs.length > 0
        ? hrefs
        : [...resources.keys()].filter((path) => overlaps(resources.get(path)?.text ?? '', start, end))
    return toMultistatus(
      paths.map((path) => {
        const resource = resources.get(path)
        return resource
          ? toProps(
              path,
              `<d:getetag>${resource.etag}</d:getetag><c:calendar-data>${escapeText(resource.text)}</c:calendar-data>`,
            )
          : `<d:response><d:href>${path}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`
      }),
    )
  }

  function answerResource({ method, body }: CalendarRequestLog, headers: Headers, path: string): Answer {
    const resource = resources.get(path)
    if (method === 'PUT') {
      const [match, noneMatch] = [headers.get('if-match'), headers.get('if-none-match')]
      if ((noneMatch === '*' && resource) || (match && match !== resource?.etag)) return { status: 412 }
      put(path, body)
      return { status: resource ? 204 : 201 }
    }
    if (!resource) return { status: 404 }
    if (method === 'DELETE') {
      remove(path)
      return { status: 204 }
    }
    return { status: 200, headers: { etag: resource.etag, 'content-type': 'text/calendar' }, body: resource.text }
  }

  function put(path: string, text: string) {
    const revision = ++state.revision
    resources.set(path, { text, revision, etag: `"${createHash('md5').update(`${revision}${text}`).digest('hex')}"` })
  }

  function remove(path: string) {
    resources.delete(path)
    removed.set(path, ++state.revision)
  }

  return {
    ...server,
    dav: state,
    resources,
    login: { serverUrl: server.origin, ...calDavLogin },
    /** An event as an app of the agent writes it. */
    putEvent: (name: string, lines: readonly string[]) => put(`${calendar}${name}.ics`, toCalendarText(name, lines)),
    replace: (path: string, change: (text: string) => string) => put(path, change(resources.get(path)?.text ?? '')),
    remove,
    list: () => [...resources].map(([path, { text }]) => ({ path, text: text.replace(/\r\n /g, '') })),
    expireSyncTokens() {
      state.oldestRevision = ++state.revision
    },
  }
}

const home = '/dav/calendars/ada/'
const calendar = `${home}work/`
const calendarProps =
  '<d:displayname>Work</d:displayname><d:resourcetype><d:collection/><c:calendar/></d:resourcetype><c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set><d:current-user-privilege-set><d:privilege><d:write/></d:privilege></d:current-user-privilege-set>'
const taskProps =
  '<d:displayname>Tasks</d:displayname><d:resourcetype><d:collection/><c:calendar/></d:resourcetype><c:supported-calendar-component-set><c:comp name="VTODO"/></c:supported-calendar-component-set>'

const toToken = (revision: number) => `http://server/sync/${revision}`

const toProps = (href: string, props: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`

const toMultistatus = (responses: readonly string[], rest = ''): Answer => ({
  status: 207,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/">${responses.join('')}${rest}</d:multistatus>`,
})

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const toCalendarText = (name: string, lines: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VEVENT',
    `UID:${name}`,
    'DTSTAMP:20260101T000000Z',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** Servers expand recurring events; for a test it is enough that they may have an occurrence. */
function overlaps(text: string, start: string, end: string): boolean {
  const read = (name: string) => new RegExp(`^${name}[^:]*:(\\d{8}(?:T\\d{6}Z?)?)`, 'm').exec(text)?.[1] ?? ''
  return read('DTSTART') < end && (text.includes('RRULE') || (read('DTEND') || read('DTSTART')) >= start.slice(0, 8))
}
