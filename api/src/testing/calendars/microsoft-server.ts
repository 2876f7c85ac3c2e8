import { type Answer, type CalendarRequestLog, startCalendarServer, toJson } from './calendar-server.ts'

interface GraphEvent {
  id: string
  type?: string
  subject?: string
  showAs?: string
  isAllDay?: boolean
  seriesMasterId?: string
  start?: { dateTime: string; timeZone?: string }
  end?: { dateTime: string; timeZone?: string }
  singleValueExtendedProperties?: { id: string; value: string }[]
}

interface Stored extends GraphEvent {
  revision: number
  isDeleted?: boolean
}

const microsoftClient = { MICROSOFT_CLIENT_ID: 'microsoft-client', MICROSOFT_CLIENT_SECRET: 'microsoft-secret' }

/**
 * The Microsoft identity platform and Graph v1.0 as documented: refresh tokens that are replaced each time, delta links
 * that expire with 410, pages by next links, and times in UTC without a zone.
 */
export async function startMicrosoftServer() {
  const events = new Map<string, Stored>()
  const state = { accessToken: 'access-1', refreshToken: 'refresh-1', revision: 0, oldestRevision: 0, pageSize: 3 }
  const server = await startCalendarServer((request, headers, url) => {
    if (url.pathname.endsWith('/oauth2/v2.0/token')) return issueToken(new URLSearchParams(request.body))
    if (request.authorization !== `Bearer ${state.accessToken}`) return toError(401, 'InvalidAuthenticationToken')
    if (url.pathname === '/v1.0/me') return toJson(200, { mail: null, userPrincipalName: 'ada@example.com' })
    if (url.pathname === '/v1.0/me/calendars')
      return toJson(200, { value: [{ id: 'main', name: 'Calendar', canEdit: true, isDefaultCalendar: true }] })
    if (!headers.get('prefer')?.includes('outlook.timezone="UTC"')) return toError(400, 'Ambiguous')
    if (url.pathname === '/v1.0/me/calendars/main/calendarView/delta') return answerDelta(url)
    if (url.pathname === '/v1.0/me/calendars/main/events')
      return request.method === 'POST'
        ? create(JSON.parse(request.body))
        : filter(url.searchParams.get('$filter') ?? '')
    const [, id = ''] = /^\/v1\.0\/me\/events\/([^/]+)$/.exec(url.pathname) ?? []
    return answerEvent(request, decodeURIComponent(id))
  })

  function issueToken(form: URLSearchParams): Answer {
    const isRefresh = form.get('grant_type') === 'refresh_token'
    if (isRefresh && form.get('refresh_token') !== state.refreshToken) return toJson(400, { error: 'invalid_grant' })
    if (!isRefresh && form.get('code') !== 'good-code') return toJson(400, { error: 'invalid_grant' })
    const number = Number(state.refreshToken.split('-')[1]) + 1
    Object.assign(state, { accessToken: `access-${number}`, refreshToken: `refresh-${number}` })
    return toJson(200, { access_token: state.accessToken, refresh_token: state.refreshToken, expires_in: 3600 })
  }

  function answerDelta(url: URL): Answer {
    const token = url.searchParams.get('$deltatoken')
    const skip = Number(url.searchParams.get('$skiptoken') ?? 0)
    const since = Number(token ?? url.searchParams.get('since') ?? -1)
    if (token && since < state.oldestRevision) return toError(410, 'syncStateNotFound')
    const matching = [...events.values()].filter((event) => event.revision > since && (since >= 0 || !event.isDeleted))
    const page = matching.slice(skip, skip + state.pageSize)
    const hasMore = skip + page.length < matching.length
    const link = `${server.origin}/v1.0/me/calendars/main/calendarView/delta`
    return toJson(200, {
      value: page.map(({ revision: _, isDeleted, ...event }) =>
        isDeleted ? { id: event.id, '@removed': { reason: 'deleted' } } : event,
      ),
      ...(hasMore
        ? { '@odata.nextLink': `${link}?$skiptoken=${skip + page.length}&since=${since}` }
        : { '@odata.deltaLink': `${link}?$deltatoken=${state.revision}` }),
    })
  }

  function create(event: GraphEvent & { transactionId?: string }): Answer {
    return toJson(201, put({ ...event, id: `AAMk${state.revision}` }))
  }

  const filter = (text: string) => {
    const value = /ep\/value eq '([^']+)'/.exec(text)?.[1]
    return toJson(200, {
      value: [...events.values()].filter(
        ({ isDeleted, singleValueExtendedProperties: own }) =>
          !isDeleted && own?.some((property) => property.value === value),
      ),
    })
  }

  function answerEvent({ method, body }: CalendarRequestLog, id: string): Answer {
    const event = events.get(id)
    if (!event || event.isDeleted) return toError(404, 'ErrorItemNotFound')
    if (method === 'GET') return toJson(200, event)
    if (method === 'DELETE') {
      remove(id)
      return { status: 204 }
    }
    return toJson(200, put({ ...event, ...(JSON.parse(body) as Partial<GraphEvent>) }))
  }

  function put(event: GraphEvent): Stored {
    const stored = { ...event, revision: ++state.revision }
    events.set(event.id, stored)
    return stored
  }

  const remove = (id: string) => events.set(id, { id, isDeleted: true, revision: ++state.revision })

  return {
    ...server,
    settings: {
      ...microsoftClient,
      MICROSOFT_SIGN_IN_URL: `${server.origin}/common`,
      MICROSOFT_GRAPH_URL: server.origin,
    },
    graph: state,
    put,
    remove,
    list: () => [...events.values()].filter(({ isDeleted }) => !isDeleted),
    expireSyncTokens() {
      state.oldestRevision = ++state.revision
    },
  }
}

const toError = (status: number, code: string) => toJson(status, { error: { code } })
