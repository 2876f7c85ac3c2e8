import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestPerson {
  id: number
  created: string
  updated: string
  name: string
  firstName: string
  lastName: string
  emails: { value: string; type?: string; isPrimary?: number }[]
  phones: { value: string; type?: string; isPrimary?: number }[]
  addresses: { street: string; city: string; state: string; code: string }[]
  tags: string[]
  stage: string
  source: string
  assignedUserId: number | null
  [custom: string]: unknown
}

/** What the next request meets instead of an answer. `path` limits it to some requests. */
export type FollowUpBossFault = { path?: RegExp; method?: string } & (
  | { status: number; headers?: Record<string, string> }
  | { body: string }
  | { kind: 'HTML' | 'HUGE' | 'HALF' | 'NEVER' | 'SAME_PAGE' | 'LOOP' | 'TAKEN_THEN_500' }
)

export interface FollowUpBossServer {
  origin: string
  people: Map<number, TestPerson>
  notes: { id: number; personId: number; subject: string; body: string; created: string; createdBy: string }[]
  events: { type: string; person: { id: number } }[]
  webhooks: { id: number; event: string; url: string }[]
  users: { id: number; name: string; email: string; role: string }[]
  stages: string[]
  customFields: { id: number; name: string; label: string; type: string }[]
  /** Requests as `METHOD /path`. */
  requests: string[]
  faults: FollowUpBossFault[]
  /** The keys that work. */
  keys: Set<string>
  /** Requests per ten seconds. */
  limit: number
  /** How far the clock of the server is ahead, in milliseconds. */
  clockAhead: number
  addPerson(fields?: Partial<TestPerson>): TestPerson
  /** As somebody does in the app. */
  editPerson(id: number, fields: Partial<TestPerson>): TestPerson
  deletePerson(id: number): void
  close(): Promise<void>
}

export const followUpBossKey = 'fka_0123456789abcdef'

/** A server that behaves as the documentation of Follow Up Boss says: https://docs.followupboss.com/reference. */
export async function startFollowUpBossServer(port = 0): Promise<FollowUpBossServer> {
  const state = createState()
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error) => fail(response, 500, String(error)))
  })
  await listen(server, port)
  const address = server.address() as AddressInfo
  return Object.assign(state, {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

/** Stories share a port, and wait until it is free. */
const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => {
    server.once('listening', resolve)
    server.on('error', () => setTimeout(() => server.listen(port, '127.0.0.1'), 100))
    server.listen(port, '127.0.0.1')
  })

type State = Omit<FollowUpBossServer, 'origin' | 'close'> & {
  times: number[]
  lastTime: number
  sorted: Map<string, TestPerson[]>
}

function createState(): State {
  const people = new Map<number, TestPerson>()
  let lastId = 0
  const state: State = {
    ...{
      people,
      notes: [],
      events: [],
      webhooks: [],
      requests: [],
      faults: [],
      times: [],
      lastTime: 0,
      sorted: new Map(),
    },
    users: [{ id: 1, name: 'Ada Moss', email: 'ada@boss.example', role: 'Broker' }],
    stages: ['Lead', 'Hot Prospect', 'Active Client', 'Past Client', 'Trash'],
    customFields: [{ id: 1, name: 'customBirthday', label: 'Birthday', type: 'date' }],
    keys: new Set([followUpBossKey]),
    ...{ limit: 100_000, clockAhead: 0 },
    addPerson: (fields = {}) => {
      lastId += 1
      const { firstName = 'Nora', lastName = `Field ${lastId}` } = fields
      const person: TestPerson = {
        ...{
          id: lastId,
          created: now(state),
          updated: now(state),
          name: `${firstName} ${lastName}`,
          firstName,
          lastName,
        },
        ...{ emails: [{ value: `person${lastId}@example.com` }], phones: [], addresses: [], tags: [], stage: 'Lead' },
        ...{ source: 'Zillow', assignedUserId: null },
        ...fields,
      }
      people.set(person.id, person)
      state.sorted.clear()
      return person
    },
    editPerson: (id, fields) => {
      const person = people.get(id)
      if (!person) throw new Error(`no person ${id}`)
      const edited = { ...person, ...fields, updated: now(state) }
      people.set(id, edited)
      state.sorted.clear()
      return edited
    },
    deletePerson: (id) => {
      people.delete(id)
      state.sorted.clear()
    },
  }
  return state
}

/** Seconds, as the app has them, and never twice the same, so that the order of changes is known. */
function now(state: State): string {
  state.lastTime = Math.max(state.lastTime + 1000, Math.floor((Date.now() + state.clockAhead) / 1000) * 1000)
  return new Date(state.lastTime).toISOString().replace('.000Z', 'Z')
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://boss')
  const path = url.pathname.replace(/^\/v1\//, '')
  const method = request.method ?? 'GET'
  state.requests.push(`${method} /${path}${url.search}`)
  response.setHeader('date', new Date(Date.now() + state.clockAhead).toUTCString())
  const [user] = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64')
    .toString()
    .split(':')
  if (!state.keys.has(user ?? '')) return fail(response, 401, 'Invalid API key')
  if (isLimited(state, response)) return fail(response, 429, 'Too many requests')
  const body = await readBody(request)
  const fault = takeFault(state, method, `${path}${url.search}`)
  if (fault && 'kind' in fault && fault.kind === 'TAKEN_THEN_500') {
    route(state, method, path, url, body)
    return fail(response, 500, 'Something went wrong')
  }
  if (fault && misbehave(fault, response)) return
  const [status, reply] = route(state, method, path, url, body)
  const changed = fault && 'kind' in fault ? distort(fault.kind, reply) : reply
  answer(response, status, changed)
}

function takeFault(state: State, method: string, path: string) {
  const index = state.faults.findIndex(
    (fault) => (fault.path?.test(path) ?? true) && (fault.method ?? method) === method,
  )
  return index < 0 ? undefined : state.faults.splice(index, 1)[0]
}

/** A sliding window of ten seconds. */
function isLimited(state: State, response: ServerResponse): boolean {
  const time = Date.now()
  state.times = state.times.filter((earlier) => earlier > time - 10_000)
  const isOver = state.times.length >= state.limit
  if (!isOver) state.times.push(time)
  response.setHeader('x-ratelimit-limit', state.limit)
  response.setHeader('x-ratelimit-remaining', state.limit - state.times.length)
  response.setHeader('x-ratelimit-window', 10)
  response.setHeader('x-ratelimit-context', 'global')
  if (isOver) response.setHeader('retry-after', Math.ceil(((state.times[0] ?? time) + 10_000 - time) / 1000))
  return isOver
}

/** Returns whether there is an answer, or never will be one. */
function misbehave(fault: FollowUpBossFault, response: ServerResponse): boolean {
  if ('status' in fault) {
    for (const [name, value] of Object.entries(fault.headers ?? {})) response.setHeader(name, value)
    fail(response, fault.status, 'Please try again later')
    return true
  }
  if ('body' in fault) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(fault.body)
    return true
  }
  if (fault.kind === 'NEVER') return true
  if (fault.kind === 'HTML') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>')
  else if (fault.kind === 'HALF') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 }).write('{"people":[{"id":1')
    setImmediate(() => response.destroy())
  } else if (fault.kind === 'HUGE') sendEndlessly(response)
  else return false
  return true
}

/** Two hundred megabytes, unless the client hangs up. */
function sendEndlessly(response: ServerResponse) {
  const chunk = Buffer.alloc(1024 * 1024, ' ')
  let left = 200
  response.writeHead(200, { 'content-type': 'application/json' })
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      if (!response.write(chunk)) return void response.once('drain', write)
    }
    response.end()
  }
  write()
}

function distort(kind: string, reply: object): object {
  const { _metadata } = reply as { _metadata?: object }
  return kind === 'LOOP' ? { ...reply, _metadata: { ..._metadata, next: 'eyJsb29wIjoxfQ' } } : reply
}

function route(state: State, method: string, path: string, url: URL, body: Record<string, unknown>): [number, object] {
  const [resource = '', id] = path.split('/')
  const one = id === undefined ? undefined : state.people.get(Number(id))
  if (resource === 'identity') return [200, { account: { id: 1, name: 'Moss Realty' }, user: { id: 1 } }]
  if (resource === 'people' && id !== undefined) {
    if (!one) return [404, { errorMessage: 'Person not found' }]
    return method === 'PUT' ? [200, update(state, one, body)] : [200, one]
  }
  if (resource === 'people') return method === 'POST' ? create(state, url, body) : [200, list(state, url)]
  if (resource === 'users') return [200, { _metadata: {}, users: toPage(state.users, url) }]
  if (resource === 'stages')
    return [200, { _metadata: {}, stages: state.stages.map((name, n) => ({ id: n + 1, name })) }]
  if (resource === 'customFields') return [200, { _metadata: {}, customfields: state.customFields }]
  if (resource === 'notes') return method === 'POST' ? createNote(state, body) : [200, listNotes(state, url)]
  if (resource === 'webhooks' && method === 'POST') {
    const webhook = { id: state.webhooks.length + 1, event: String(body.event), url: String(body.url) }
    state.webhooks.push(webhook)
    return [201, webhook]
  }
  if (resource === 'webhooks') return [200, { webhooks: state.webhooks }]
  if (resource === 'events') {
    state.events.push(body as never)
    return [200, { id: state.events.length }]
  }
  return [404, { errorMessage: 'Not found' }]
}

const toPage = <T>(rows: readonly T[], url: URL): T[] => {
  const [offset, limit] = [Number(url.searchParams.get('offset') ?? 0), Number(url.searchParams.get('limit') ?? 10)]
  return rows.slice(offset, offset + Math.min(limit, 100))
}

/** By id or by the last change, the latest first, with a cursor that names the last entry. */
function list(state: State, url: URL) {
  const { people } = state
  const query = url.searchParams
  const ids = query.get('id')?.split(',').map(Number)
  const isSortedByUpdate = query.get('sort') === 'updated'
  const toKey = toKeyOf[isSortedByUpdate ? 'updated' : 'id']
  const known = ids ? ids.flatMap((id) => people.get(id) ?? []) : getSorted(state, isSortedByUpdate ? 'updated' : 'id')
  const rows = query.get('includeTrash') === 'true' ? known : known.filter(({ stage }) => stage !== 'Trash')
  const [key, id] = decodeCursor(query.get('next'))
  const isAfter = (person: TestPerson) => toKey(person) < key || (toKey(person) === key && person.id < id)
  const start = rows.findIndex(isAfter)
  const page = start < 0 ? [] : toPage(rows.slice(start, start + 1000), url)
  const last = page.at(-1)
  const hasNext = last && last !== rows.at(-1)
  return {
    _metadata: {
      ...{ collection: 'people', limit: page.length, total: rows.length },
      ...(hasNext && {
        next: encodeCursor(toKey(last), last.id),
        nextLink: `https://api.followupboss.com/v1/people?next=${encodeCursor(toKey(last), last.id)}`,
      }),
    },
    people: page,
  }
}

const toKeyOf = { id: ({ id }: TestPerson) => id, updated: ({ updated }: TestPerson) => Date.parse(updated) }

/** Sorted once, until somebody changes. */
function getSorted({ people, sorted }: State, sort: keyof typeof toKeyOf): TestPerson[] {
  const known = sorted.get(sort)
  if (known) return known
  const toKey = toKeyOf[sort]
  const rows = [...people.values()].sort((a, b) => toKey(b) - toKey(a) || b.id - a.id)
  sorted.set(sort, rows)
  return rows
}

const encodeCursor = (key: number, id: number) => Buffer.from(JSON.stringify({ key, id })).toString('base64url')

function decodeCursor(text: string | null): [number, number] {
  if (text === null) return [Number.POSITIVE_INFINITY, 0]
  const { key, id } = JSON.parse(Buffer.from(text, 'base64url').toString())
  // A cursor of another list begins again.
  return [key ?? Number.POSITIVE_INFINITY, id ?? 0]
}

function create(state: State, url: URL, body: Record<string, unknown>): [number, object] {
  const values = (list: unknown) => ((list ?? []) as { value: string }[]).map(({ value }) => value)
  const digits = (text: string) => text.replace(/\D/g, '')
  const existing = [...state.people.values()].find(
    ({ emails, phones }) =>
      values(emails).some((value) => values(body.emails).includes(value)) ||
      values(phones).some((value) => values(body.phones).map(digits).includes(digits(value))),
  )
  if (existing && url.searchParams.get('deduplicate') === 'true') return [200, existing]
  const person = state.addPerson({
    emails: [],
    ...(body as Partial<TestPerson>),
    lastName: String(body.lastName ?? ''),
    firstName: String(body.firstName ?? ''),
  })
  return [201, person]
}

function update(state: State, person: TestPerson, body: Record<string, unknown>) {
  const { source: _, ...fields } = body
  return state.editPerson(person.id, fields as Partial<TestPerson>)
}

function createNote(state: State, body: Record<string, unknown>): [number, object] {
  if (!state.people.has(Number(body.personId))) return [400, { errorMessage: 'Invalid personId' }]
  const note = {
    ...{ id: state.notes.length + 1, personId: Number(body.personId), subject: String(body.subject ?? '') },
    ...{ body: String(body.body), created: now(state), createdBy: 'API' },
  }
  state.notes.push(note)
  return [201, note]
}

function listNotes({ notes }: State, url: URL) {
  const personId = url.searchParams.get('personId')
  const [, id] = url.searchParams.has('next')
    ? decodeCursor(url.searchParams.get('next'))
    : [0, Number.POSITIVE_INFINITY]
  const rows = notes
    .filter((note) => (personId === null || note.personId === Number(personId)) && note.id < id)
    .reverse()
  const page = toPage(rows, url)
  const last = page.at(-1)
  const hasNext = last && page.length < rows.length
  return { _metadata: { total: rows.length, ...(hasNext && { next: encodeCursor(0, last.id) }) }, notes: page }
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const fail = (response: ServerResponse, status: number, errorMessage: string) =>
  answer(response, status, { errorMessage })

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? {} : JSON.parse(text)
}

/** A message of a webhook as Follow Up Boss signs it: the Base64 of the body, with the key of the system. */
export function signWebhook(systemKey: string, event: string, resourceIds: number[]) {
  const body = JSON.stringify({ eventId: `e${resourceIds.join()}`, event, resourceIds, uri: null })
  const signature = createHmac('sha256', systemKey).update(Buffer.from(body).toString('base64')).digest('hex')
  return { body, headers: { 'content-type': 'application/json', 'fub-signature': signature } }
}
