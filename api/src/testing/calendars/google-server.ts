import { type Answer, type CalendarRequestLog, startCalendarServer, toJson } from './calendar-server.ts'

interface GoogleEvent {
  id: string
  status?: string
  summary?: string
  transparency?: string
  start?: { date?: string | null; dateTime?: string | null }
  end?: { date?: string | null; dateTime?: string | null }
  attendees?: { self?: boolean; responseStatus?: string }[]
}

interface Stored extends GoogleEvent {
  revision: number
}

export const googleClient = { GOOGLE_CLIENT_ID: 'google-client-id', GOOGLE_CLIENT_SECRET: 'google-client-secret' }

/**
 * Google's OAuth 2 endpoints and Calendar API v3 as documented: pages, sync tokens that allow no filter beside them and
 * expire with 410, ids that the client chooses and that stay taken after a deletion.
 */
export async function startGoogleServer() {
  const calendars = new Map<string, Map<string, Stored>>([['ada@example.com', new Map()]])
  const state = { accessToken: 'access-1', refreshToken: 'refresh-1', revision: 0, oldestRevision: 0, pageSize: 3 }
  const readOnly = new Set<string>()
  const revoked: string[] = []
  const server = await startCalendarServer((request, _headers, url) => {
    const form = new URLSearchParams(request.body)
    if (url.pathname === '/token') return issueToken(form)
    if (url.pathname === '/revoke') {
      revoked.push(form.get('token') ?? '')
      return toJson(200, {})
    }
    if (request.authorization !== `Bearer ${state.accessToken}`) return toError(401, 'authError')
    if (url.pathname === '/calendar/v3/users/me/calendarList/primary') return toJson(200, toEntry('ada@example.com'))
    if (url.pathname === '/calendar/v3/users/me/calendarList')
      return toJson(200, { items: [...calendars.keys()].map(toEntry) })
    const [, calendarId = '', eventId] =
      /^\/calendar\/v3\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(url.pathname) ?? []
    const events = calendars.get(decodeURIComponent(calendarId))
    if (!events) return toError(404, 'notFound')
    return eventId ? answerEvent(request, events, eventId) : answerEvents(request, events, url.searchParams)
  })

  function issueToken(form: URLSearchParams): Answer {
    const isClient =
      form.get('client_id') === googleClient.GOOGLE_CLIENT_ID &&
      form.get('client_secret') === googleClient.GOOGLE_CLIENT_SECRET
    if (!isClient) return toJson(401, { error: 'invalid_client' })
    const tokens = { access_token: state.accessToken, expires_in: 3599, token_type: 'Bearer' }
    if (form.get('grant_type') === 'authorization_code')
      return form.get('code') === 'good-code' && form.get('code_verifier')
        ? toJson(200, { ...tokens, refresh_token: state.refreshToken })
        : toJson(400, { error: 'invalid_grant' })
    return form.get('refresh_token') === state.refreshToken
      ? toJson(200, tokens)
      : toJson(400, { error: 'invalid_grant' })
  }

  const toEntry = (id: string) => ({
    id,
    summary: id === 'ada@example.com' ? 'Ada' : id,
    timeZone: 'America/New_York',
    accessRole: readOnly.has(id) ? 'reader' : 'owner',
    ...(id === 'ada@example.com' && { primary: true }),
  })

  function answerEvents(
    { method, body }: CalendarRequestLog,
    events: Map<string, Stored>,
    query: URLSearchParams,
  ): Answer {
    if (method === 'POST') {
      const event = JSON.parse(body) as GoogleEvent
      if (!/^[a-v0-9]{5,1024}$/.test(event.id)) return toError(400, 'invalid')
      if (events.has(event.id)) return toError(409, 'duplicate')
      return toJson(200, store(events, event))
    }
    const token = query.get('syncToken')
    if (token && (query.has('timeMin') || query.has('timeMax'))) return toError(400, 'syncTokenWithRequestRestrictions')
    if (token && Number(token) < state.oldestRevision) return toError(410, 'fullSyncRequired')
    const matching = [...events.values()].filter((event) =>
      token ? event.revision > Number(token) : event.status !== 'cancelled' && isWithin(event, query),
    )
    const skip = Number(query.get('pageToken') ?? 0)
    const items = matching.slice(skip, skip + state.pageSize)
    const hasMore = skip + items.length < matching.length
    return toJson(200, {
      items,
      ...(hasMore ? { nextPageToken: String(skip + items.length) } : { nextSyncToken: String(state.revision) }),
    })
  }

  function answerEvent({ method, body }: CalendarRequestLog, events: Map<string, Stored>, id: string): Answer {
    const event = events.get(id)
    if (!event) return toError(404, 'notFound')
    if (method === 'GET') return toJson(200, event)
    if (method === 'DELETE') {
      if (event.status === 'cancelled') return toError(410, 'deleted')
      store(events, { id, status: 'cancelled' })
      return { status: 204 }
    }
    return toJson(200, store(events, { ...event, ...(JSON.parse(body) as Partial<GoogleEvent>) }))
  }

  function store(events: Map<string, Stored>, event: GoogleEvent): Stored {
    const stored = { ...event, revision: ++state.revision }
    events.set(event.id, stored)
    return stored
  }

  return {
    ...server,
    settings: {
      ...googleClient,
      GOOGLE_SIGN_IN_URL: server.origin,
      GOOGLE_TOKEN_URL: server.origin,
      GOOGLE_CALENDAR_URL: server.origin,
    },
    google: state,
    calendars,
    readOnly,
    revoked,
    addCalendar: (id: string) => calendars.set(id, new Map()),
    put: (event: GoogleEvent, calendarId = 'ada@example.com') => store(calendars.get(calendarId) ?? new Map(), event),
    remove: (id: string) => store(calendars.get('ada@example.com') ?? new Map(), { id, status: 'cancelled' }),
    list: () => [...(calendars.get('ada@example.com')?.values() ?? [])].filter(({ status }) => status !== 'cancelled'),
    revokeAccess() {
      state.accessToken = 'access-revoked'
      state.refreshToken = 'refresh-revoked'
    },
    expireSyncTokens() {
      state.oldestRevision = ++state.revision
    },
  }
}

const toError = (status: number, reason: string) => toJson(status, { error: { code: status, errors: [{ reason }] } })

function isWithin({ start, end }: GoogleEvent, query: URLSearchParams): boolean {
  const [from, till] = [Date.parse(query.get('timeMin') ?? ''), Date.parse(query.get('timeMax') ?? '')]
  return Date.parse(start?.dateTime ?? start?.date ?? '') < till && Date.parse(end?.dateTime ?? end?.date ?? '') > from
}
