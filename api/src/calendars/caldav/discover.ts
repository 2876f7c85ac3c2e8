import type { RemoteCalendar } from '../provider.ts'
import { CalendarError } from '../provider.ts'
import { type CalDavRequest, expectMultistatus, xmlHeaders } from './caldav-client.ts'
import { caldav, type DavResponse, dav, find, findAll, readMultistatus, textOf } from './xml.ts'

/** Finds the calendars of an account (RFC 6764, RFC 5397, RFC 4791 6.2.1). */
export async function discoverCalendars(serverUrl: string, request: CalDavRequest): Promise<RemoteCalendar[]> {
  const principalUrl = await findPrincipal(serverUrl, request)
  const principal = await propfind(request, principalUrl, 0, '<c:calendar-home-set/>')
  const home = toUrl(readHref(principal.responses[0], caldav, 'calendar-home-set'), principal.url)
  if (!home) throw new CalendarError('REFUSED', 'The server has no calendars for this account.')
  const { responses, url } = await propfind(request, home, 1, calendarProps)
  return responses.flatMap((response) => toCalendar(response, url))
}

const calendarProps =
  '<d:displayname/><d:resourcetype/><d:current-user-privilege-set/><c:supported-calendar-component-set/><c:calendar-timezone/>'

/** At the address itself, or else where `/.well-known/caldav` leads. */
async function findPrincipal(serverUrl: string, request: CalDavRequest): Promise<string> {
  for (const address of [serverUrl, new URL('/.well-known/caldav', serverUrl).href]) {
    const answer = await propfind(request, address, 0, '<d:current-user-principal/>').catch((error) => {
      if (error instanceof CalendarError && ['GONE', 'REFUSED'].includes(error.failure)) return undefined
      throw error
    })
    const principal = answer && toUrl(readHref(answer.responses[0], dav, 'current-user-principal'), answer.url)
    if (principal) return principal
  }
  throw new CalendarError('GONE', 'No calendar server was found at this address.')
}

async function propfind(request: CalDavRequest, url: string, depth: 0 | 1, props: string) {
  const response = await request({
    url,
    method: 'PROPFIND',
    headers: { ...xmlHeaders, depth: String(depth) },
    body: `<?xml version="1.0" encoding="utf-8"?><d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop>${props}</d:prop></d:propfind>`,
  })
  return { ...(await readMultistatus(expectMultistatus(response))), url: response.url }
}

const readHref = (response: DavResponse | undefined, namespace: string, name: string) => {
  const property = response?.props && find(response.props, namespace, name)
  return property ? textOf(property, dav, 'href') : ''
}

const toUrl = (href: string, base: string) => (href && URL.canParse(href, base) ? new URL(href, base).href : undefined)

function toCalendar({ href, props }: DavResponse, base: string): RemoteCalendar[] {
  const remoteId = toUrl(href, base)
  const type = props && find(props, dav, 'resourcetype')
  if (!remoteId || !type || !find(type, caldav, 'calendar')) return []
  const components = find(props, caldav, 'supported-calendar-component-set')
  const hasEvents =
    !components || findAll(components, caldav, 'comp').some((component) => component.getAttribute('name') === 'VEVENT')
  if (!hasEvents) return []
  const privileges = find(props, dav, 'current-user-privilege-set')
  return [
    {
      remoteId,
      name: textOf(props, dav, 'displayname') || decodeURIComponent(remoteId.split('/').filter(Boolean).at(-1) ?? ''),
      timeZone: /^TZID:(.+)$/m.exec(textOf(props, caldav, 'calendar-timezone'))?.[1]?.trim() ?? '',
      isWritable:
        !privileges ||
        ['write', 'write-content', 'bind', 'all'].some((name) => find(privileges, dav, name) !== undefined),
      isPrimary: false,
    },
  ]
}
