import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type ResoRecord = Record<string, unknown> & { ListingKey: string; ModificationTimestamp: string }

/** Answers one request in place of the server, or lets it answer by returning false. */
export type ResoFault = (request: IncomingMessage, response: ServerResponse) => boolean

export const resoToken = 'reso-access-token-1234'
export const resoClient = { id: 'gable', secret: 'reso-client-secret-5678' }

/**
 * A RESO Web API server as documented: OData with filters on ModificationTimestamp, ListingKey and OriginatingSystemName,
 * $orderby, $top, $select, $expand=Media, pages of its own size with next links that count rows, and OAuth 2 client
 * credentials.
 */
export async function startResoServer({ pageMaximum = 1000 } = {}) {
  const listings = new Map<string, ResoRecord>()
  const requests: URL[] = []
  const faults: ResoFault[] = []
  const state = {
    pageMaximum,
    /** How far the clock is ahead, in milliseconds. */
    clockOffset: 0,
    /** Called before each page, such as to change listings meanwhile. */
    onPage: undefined as (() => void) | undefined,
  }
  const server = createServer(async (request, response) => {
    response.setHeader('date', new Date(Date.now() + state.clockOffset).toUTCString())
    const url = new URL(request.url ?? '/', origin())
    if (faults.length > 0 && faults.shift()?.(request, response)) return
    if (url.pathname === '/oauth/token') return issueToken(request, response)
    if (url.pathname.startsWith('/photos/'))
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(pixel)
    if (request.headers.authorization !== `Bearer ${resoToken}`)
      return sendJson(response, 401, { error: { code: '401', message: 'Unauthorized' } })
    if (url.pathname !== '/odata/Property') return sendJson(response, 404, { error: { code: '404' } })
    requests.push(url)
    state.onPage?.()
    sendJson(response, 200, toPage(url, [...listings.values()], state.pageMaximum))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: origin(),
    baseUrl: `${origin()}/odata`,
    tokenUrl: `${origin()}/oauth/token`,
    listings,
    requests,
    faults,
    state,
    put(...records: ResoRecord[]) {
      for (const record of records) listings.set(record.ListingKey, record)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function toPage(url: URL, all: ResoRecord[], pageMaximum: number) {
  const query = url.searchParams
  const matching = all
    .filter(toFilter(query.get('$filter') ?? ''))
    .sort((a, b) => compare(a.ModificationTimestamp, b.ModificationTimestamp) || compare(a.ListingKey, b.ListingKey))
  const skip = Number(query.get('$skip') ?? 0)
  const wanted = Number(query.get('$top') ?? pageMaximum)
  const page = matching.slice(skip, skip + Math.min(wanted, pageMaximum))
  const next = new URL(url)
  next.searchParams.set('$skip', String(skip + page.length))
  return {
    '@odata.context': `${url.origin}/odata/$metadata#Property`,
    value: page.map((record) => toShown(record, query)),
    ...(skip + page.length < matching.length && { '@odata.nextLink': next.href }),
  }
}

function toShown(record: ResoRecord, query: URLSearchParams) {
  const { Media, ...shown } = record
  const select = query.get('$select')?.split(',')
  if (select) return Object.fromEntries(select.map((field) => [field, record[field] ?? null]))
  return query.get('$expand') === 'Media' ? { ...shown, Media: Media ?? [] } : shown
}

/** The filters that the documentation of replication shows. */
function toFilter(filter: string): (record: ResoRecord) => boolean {
  if (filter === '') return () => true
  const system = /(?:^| and )OriginatingSystemName eq '((?:[^']|'')*)'$/.exec(filter)
  const rest = system ? filter.slice(0, system.index) : filter
  const isOfSystem = (record: ResoRecord) =>
    !system || record.OriginatingSystemName === system[1]?.replaceAll("''", "'")
  const [, since] = /^ModificationTimestamp ge (\S+)$/.exec(rest) ?? []
  if (since) return (record) => isOfSystem(record) && Date.parse(record.ModificationTimestamp) >= Date.parse(since)
  const [, at = '', same, key = ''] =
    /^\(ModificationTimestamp gt (\S+) or \(ModificationTimestamp eq (\S+) and ListingKey gt '((?:[^']|'')*)'\)\)$/.exec(
      rest,
    ) ?? []
  if (same !== at) throw new Error(`The server does not know this filter: ${filter}`)
  return (record) =>
    isOfSystem(record) &&
    (rest === '' ||
      record.ModificationTimestamp > at ||
      (record.ModificationTimestamp === at && record.ListingKey > key.replaceAll("''", "'")))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

async function issueToken(request: IncomingMessage, response: ServerResponse) {
  let body = ''
  for await (const chunk of request) body += chunk
  const form = new URLSearchParams(body)
  const isKnown =
    form.get('grant_type') === 'client_credentials' &&
    form.get('client_id') === resoClient.id &&
    form.get('client_secret') === resoClient.secret
  if (!isKnown) return sendJson(response, 401, { error: 'invalid_client' })
  sendJson(response, 200, { access_token: resoToken, token_type: 'Bearer', expires_in: 3600 })
}

const sendJson = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Ways in which servers misbehave. */
export const resoFaults = {
  status:
    (status: number, headers: Record<string, string> = {}): ResoFault =>
    (_, response) => {
      response.writeHead(status, headers).end('{"error":{}}')
      return true
    },
  html: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>')
    return true
  },
  halfJson: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"value":[{"ListingKey":"1"')
    return true
  },
  /** 200 MB, as long as somebody reads. */
  huge: (_: IncomingMessage, response: ServerResponse) => {
    const chunk = Buffer.alloc(1_000_000, ' ')
    let sent = 0
    const send = () => {
      while (sent < 200 && !response.destroyed) {
        sent++
        if (!response.write(chunk)) return void response.once('drain', send)
      }
      response.end('{"value":[]}')
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    send()
    return true
  },
  breaksOff: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"value":', () => response.destroy())
    return true
  },
  never: () => true,
  body:
    (body: object): ResoFault =>
    (_, response) => {
      sendJson(response, 200, body)
      return true
    },
}

/** A listing in Dover that is for sale. */
export const createRecord = (key: string, fields: Partial<ResoRecord> = {}): ResoRecord => ({
  ListingKey: key,
  ListingId: `M${key}`,
  StandardStatus: 'Active',
  ModificationTimestamp: '2026-03-01T12:00:00.000Z',
  StreetNumber: String(10 + (Number(key) || 0)),
  StreetName: 'Elm',
  StreetSuffix: 'Street',
  City: 'Dover',
  StateOrProvince: 'NH',
  PostalCode: '03820',
  Latitude: 43.19,
  Longitude: -70.87,
  ListPrice: 450_000,
  BedroomsTotal: 3,
  BathroomsFull: 2,
  LivingArea: 1800,
  YearBuilt: 1990,
  ListAgentMlsId: 'A1',
  ListAgentFullName: 'Ida Bell',
  ListOfficeMlsId: 'O1',
  ListOfficeName: 'Seacoast Realty',
  OnMarketDate: '2026-02-01',
  UnknownField: { nested: true },
  ...fields,
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
